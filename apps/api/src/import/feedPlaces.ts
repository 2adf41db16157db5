import { desc, eq } from 'drizzle-orm';
import * as schema from '../catalogue/tables.ts';
import type { Transaction } from '../db/write.ts';
import { curator } from './curator.ts';

/** A place between two posts of the home feed. */
export interface Place {
  readonly score: number;
  /** The families of the pictures on either side. */
  readonly families: readonly string[];
}

/** The 4th post, the 7th, the 12th, the 15th and so on: nine are among the first 36, and in four columns none is below the previous one. */
const FIRST = 3;
const STEP = 4;

/** Places for new posts of the curator, the highest first, and no two of their posts next to each other. */
export async function findPlaces(transaction: Transaction, count: number): Promise<Place[]> {
  const present = await transaction
    .select({ score: schema.posts.score, profileId: schema.posts.profileId, recipe: schema.mediaObjects.recipe })
    .from(schema.posts)
    .innerJoin(schema.mediaObjects, eq(schema.mediaObjects.id, schema.posts.heroMediaId))
    .orderBy(desc(schema.posts.score), desc(schema.posts.id))
    .limit(FIRST + (count + 1) * STEP * 2);
  const places: Place[] = [];
  for (let turn = 0; places.length < count; turn += 1) {
    const place = FIRST + turn * STEP - (turn % 2);
    // Those placed so far move the rest down by one each.
    const below = present[place - places.length];
    const above = present[place - places.length - 1];
    const neighbours = [above, below].filter((post) => post !== undefined);
    if (neighbours.some(({ profileId }) => profileId === curator.id)) continue;
    const floor = below?.score ?? 0;
    places.push({
      score: Math.floor((floor + (above?.score ?? floor)) / 2),
      families: neighbours.flatMap(({ recipe }) => (recipe.kind === 'scene' ? recipe.family : [])),
    });
  }
  return places;
}
