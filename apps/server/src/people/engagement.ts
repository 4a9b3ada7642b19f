import type { MemberRef } from '../database/membership.ts';
import type { Platform } from '../platform/platform.ts';
import {
  addEngagement,
  addEngagements,
  closeEngagement,
  endEngagement,
  findEngagements,
} from './engagement-store.ts';
import type { Engagement } from './engagement-store.ts';
import { refreshPresence } from './presence.ts';

/** Call {@link refreshPresence} after the transaction. */
export { addEngagement, addEngagements, closeEngagement, endEngagement, findEngagements };

type Deps = Pick<Platform, 'db' | 'now' | 'realtime'>;

/** Records that a member has left a meeting or call. Idempotent. */
export async function disengage(
  deps: Deps,
  member: MemberRef,
  engagement: Engagement,
): Promise<void> {
  await endEngagement(deps.db, member, engagement);
  await refreshPresence(deps, member);
}

export async function endForEveryone(
  deps: Deps,
  organizationId: string,
  ...engagements: readonly Engagement[]
): Promise<void> {
  if (engagements.length === 0) return;
  const members = await closeEngagement(deps.db, organizationId, ...engagements);
  await Promise.all(members.map((member) => refreshPresence(deps, member)));
}
