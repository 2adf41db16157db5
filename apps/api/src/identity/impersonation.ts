import { and, eq, gt } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { impersonations } from './schema.ts';

/** An agent's view ends after 60 minutes. */
const LASTS_MS = 3_600_000;

/** Marks a session at the provider as an agent's view; the rest is the id of its record. */
const ACR = 'urn:social-shop:impersonation:';

/** Marks an agent's own session. Each sign-in asks for the password again, and then for the user to view the shop as. */
export const AGENT_ACR = 'urn:social-shop:agent';

export const acrOf = (impersonationId: string) => ACR + impersonationId;

export const impersonationIdOf = (acr: string | undefined) =>
  acr?.startsWith(ACR) ? acr.slice(ACR.length) : undefined;

/** Records which agent begins to view the shop as which user, and why. Returns the record's id. */
export async function startImpersonation(
  db: Db,
  { agentId, userId, reason }: { agentId: string; userId: string; reason: string },
): Promise<string> {
  const id = randomUUID();
  const startedAt = new Date();
  await db
    .insert(impersonations)
    .values({ id, agentId, userId, reason, startedAt, endsAt: new Date(startedAt.getTime() + LASTS_MS) });
  return id;
}

export async function linkGrant(db: Db, impersonationId: string, grantId: string): Promise<void> {
  await db.update(impersonations).set({ grantId }).where(eq(impersonations.id, impersonationId));
}

export async function isRunning(db: Db, impersonationId: string): Promise<boolean> {
  const now = new Date();
  return (
    (await db.$count(impersonations, and(eq(impersonations.id, impersonationId), gt(impersonations.endsAt, now)))) > 0
  );
}

/** The record of a grant, or undefined if its tokens are the user's own. */
export async function impersonationOfGrant(db: Db, grantId: string) {
  const [row] = await db.select().from(impersonations).where(eq(impersonations.grantId, grantId));
  return row;
}
