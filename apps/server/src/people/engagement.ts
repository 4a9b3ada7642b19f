import type { MemberRef } from '../database/membership.ts';
import type { Platform } from '../platform/platform.ts';
import { addEngagement, closeEngagement, endEngagement } from './engagement-store.ts';
import type { Engagement } from './engagement-store.ts';
import { refreshPresence } from './presence.ts';

/** As part of a larger transaction; {@link refreshPresence} of the members follows it. */
export { addEngagement, closeEngagement, endEngagement };

type Deps = Pick<Platform, 'db' | 'now' | 'realtime'>;

/** A member has gone into a meeting or call: while in one they are shown as busy. */
export async function engage(deps: Deps, member: MemberRef, engagement: Engagement): Promise<void> {
  await addEngagement(deps.db, member, engagement);
  await refreshPresence(deps, member);
}

/** A member has left a meeting or call; saying so twice does no harm. */
export async function disengage(
  deps: Deps,
  member: MemberRef,
  engagement: Engagement,
): Promise<void> {
  await endEngagement(deps.db, member, engagement);
  await refreshPresence(deps, member);
}

/** Meetings or calls are over for everyone. */
export async function endForEveryone(
  deps: Deps,
  organizationId: string,
  ...engagements: readonly Engagement[]
): Promise<void> {
  if (engagements.length === 0) return;
  const members = await closeEngagement(deps.db, organizationId, ...engagements);
  await Promise.all(members.map((member) => refreshPresence(deps, member)));
}
