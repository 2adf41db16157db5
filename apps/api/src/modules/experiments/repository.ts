import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { experiments } from './schema.ts';

/** The flag that says who may read shared wish lists (specification 1, section 4). */
const ALLOW_LIST = 'sharedCollectionUserAllowList';

/** All flags with their variants, as everybody may see them: a value that lists people is 'list'. */
export async function listExperiments(db: Db) {
  const rows = await db.select().from(experiments).orderBy(asc(experiments.name), asc(experiments.variant));
  return rows.map(({ share, ...row }) => ({
    ...row,
    ...(row.name === ALLOW_LIST && typeof allowListOf(row.value) === 'object' ? { value: 'list' } : {}),
    ...(share === null ? {} : { share }),
  }));
}

/** Who may read what others have shared: everybody, nobody, or these people. */
export type AllowList = 'all' | 'none' | ReadonlySet<string>;

/** 'true', 'false', or user ids with commas between them. */
function allowListOf(value: string): AllowList {
  if (value === 'true') return 'all';
  if (value === 'false') return 'none';
  return new Set(value.split(',').map((id) => id.trim().toLowerCase()));
}

export async function findAllowList(db: Db): Promise<AllowList> {
  const [row] = await db
    .select()
    .from(experiments)
    .where(and(eq(experiments.name, ALLOW_LIST), isNull(experiments.share)));
  return row ? allowListOf(row.value) : 'none';
}
