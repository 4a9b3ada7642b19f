import type { Schemas } from '@office/api';
import { isAllowedPresence } from '@office/vocabulary';
import type { Presence } from '@office/vocabulary';
import { requireMember } from './current-member.ts';
import { ApiError } from '../http/api-error.ts';
import type { WithViewer } from '../http/claims.ts';
import type { MemberRef } from '../database/membership.ts';
import type { Platform } from '../platform/platform.ts';
import { endEngagements } from './engagement-store.ts';
import { automaticReason, isSameState, lastManual, nextPresence } from './presence-machine.ts';
import type { PresenceCircumstances, PresenceEvent, PresenceState } from './presence-machine.ts';
import { lockPresence, savePresence } from './presence-store.ts';
import { recordAttendance } from './usage-store.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'realtime'>;

/** Sets the caller's presence. A meeting or call takes precedence over it. */
export async function updatePresence(
  context: Deps & WithViewer,
  { workingStatus, status }: Presence,
): Promise<Schemas['Presence']> {
  const { organizationId, userId } = await requireMember(context);
  const choice = { workingStatus, status };
  if (!isAllowedPresence(choice)) throw new ApiError('presenceNotAllowed');
  const moved = await movePresence(context, { organizationId, userId }, { kind: 'chosen', choice });
  if (!moved) throw new ApiError('organizationNotSelected');
  const { state, circumstances } = moved;
  const automatic = automaticReason(state, circumstances);
  return { userId, ...state.shown, lastManual: lastManual(state), automatic };
}

export async function markPresent(deps: Deps, member: MemberRef): Promise<void> {
  await recordAttendance(deps.db, member, deps.now());
  await movePresence(deps, member, { kind: 'arrived' });
}

/** Handles the loss of a member's last connection, or a sign-out. Ends the member's meetings and calls. */
export async function markAbsent(deps: Deps, member: MemberRef): Promise<void> {
  await endEngagements(deps.db, member);
  await movePresence(deps, member, { kind: 'departed' });
}

export async function refreshPresence(deps: Deps, member: MemberRef): Promise<void> {
  await movePresence(deps, member, { kind: 'circumstances' });
}

async function movePresence(
  deps: Deps,
  { organizationId, userId }: MemberRef,
  event: PresenceEvent,
): Promise<{ state: PresenceState; circumstances: PresenceCircumstances } | null> {
  const member = { organizationId, userId };
  const moved = await deps.db.transaction(async (tx) => {
    const found = await lockPresence(tx, member);
    if (!found) return null;
    const state = nextPresence(found.state, event, found.circumstances);
    if (!isSameState(state, found.state)) await savePresence(tx, member, state, deps.now());
    return { state, circumstances: found.circumstances, before: found.state.shown };
  });
  if (!moved) return null;
  const { before, state, circumstances } = moved;
  const { status, workingStatus } = state.shown;
  if (before.status !== status || before.workingStatus !== workingStatus) {
    const message = { userId, status, workingStatus };
    await deps.realtime.publish('presenceChanged', { organizationId }, message);
  }
  return { state, circumstances };
}
