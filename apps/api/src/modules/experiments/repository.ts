import { asc } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { experiments } from './schema.ts';

export const listExperiments = (db: Db) => db.select().from(experiments).orderBy(asc(experiments.name));
