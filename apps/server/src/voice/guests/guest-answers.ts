import type { Schemas } from '@office/api';
import { guestGraceMs, maxAdmittedGuests, meetingJoinableMs } from '@office/vocabulary';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer } from '../../http/claims.ts';
import { toSinglePage, type Page } from '../../http/page.ts';
import { lockMeetingOf, requireMeetingParticipant } from '../../meeting/meeting-call.ts';
import { requireMember } from '../../people/current-member.ts';
import type { Platform } from '../../platform/platform.ts';
import { publishRemovals, removeGuests } from '../participants/leave.ts';
import type { VoiceDeps } from '../rooms/room-access.ts';
import { guestPhase, seenSince } from '../rooms/guest-access.ts';
import { publishGuests } from './guest-events.ts';
import * as store from '../store/guest-store.ts';

type Context = VoiceDeps & Pick<Platform, 'audit' | 'config'> & WithViewer;
type Guest = Schemas['MeetingGuest'];

const maxWaitingListed = 50;

/** Participants and the organiser admit guests. */
async function requireAdmitter(context: Context, meetingId: string) {
  const { viewer, row } = await requireMeetingParticipant(context, meetingId);
  if (viewer.role === 'GUEST') throw new ApiError('forbidden');
  return { ...viewer, title: row.title, phase: guestPhase(row, context.now()) };
}

export async function listMeetingGuests(context: Context, meetingId: string): Promise<Page<Guest>> {
  const { organizationId, phase } = await requireAdmitter(context, meetingId);
  if (phase !== 'OPEN') return toSinglePage<Guest>([]);
  const meeting = { organizationId, meetingId };
  const rows = await store.listGuests(context.db, meeting, seenSince(context.now()));
  return toSinglePage(rows.map(toGuest));
}

export async function listWaitingGuests(context: Context): Promise<Page<Guest>> {
  const member = await requireMember(context);
  if (member.role === 'GUEST') return toSinglePage<Guest>([]);
  const now = context.now();
  const rows = await store.listWaitingFor(context.db, member, {
    since: seenSince(now),
    endedBefore: new Date(now.getTime() - guestGraceMs),
    opensBy: new Date(now.getTime() + meetingJoinableMs),
    limit: maxWaitingListed,
  });
  return toSinglePage(rows.map(toGuest));
}

const answers = {
  ADMIT: { state: 'ADMITTED', from: ['WAITING'], action: 'GUEST_ADMITTED' },
  DENY: { state: 'DENIED', from: ['WAITING'], action: 'GUEST_DENIED' },
  REMOVE: { state: 'REMOVED', from: ['ADMITTED'], action: 'GUEST_REMOVED' },
} as const;

export async function answerGuest(
  context: Context,
  { meetingId, guestId }: { meetingId: string; guestId: string },
  { answer }: Schemas['AnswerGuestRequest'],
): Promise<Guest> {
  const { organizationId, userId, title, phase } = await requireAdmitter(context, meetingId);
  if (answer === 'ADMIT' && phase !== 'OPEN') throw new ApiError('meetingTimeInvalid');
  const { state, from, action } = answers[answer];
  const { guest, removed } = await context.db.transaction(async (tx) => {
    // Serialises the answers, so that the limit holds.
    await lockMeetingOf(tx, { organizationId, meetingId });
    const before = await store.findGuest(tx, { organizationId, meetingId, guestId });
    if (!before || !(await store.lockLink(tx, before.linkId))) throw new ApiError('guestNotFound');
    if (before.state === state) return { guest: before, removed: [] };
    if (answer === 'ADMIT' && before.state === 'WAITING') {
      const since = seenSince(context.now());
      const { admitted } = await store.countGuests(tx, { linkId: before.linkId, since });
      if (admitted >= maxAdmittedGuests) throw new ApiError('guestLimitReached');
    }
    const guest = await store.changeGuest(tx, guestId, from, {
      state,
      answeredBy: userId,
      // The cool-down of a denied guest begins.
      seenAt: context.now(),
    });
    if (!guest) throw new ApiError('guestNotWaiting');
    const target = { kind: 'MEETING', id: meetingId, name: title } as const;
    await context.audit(tx, { action, target, after: { guest: guest.name } });
    const removed = answer === 'REMOVE' ? await removeGuests(tx, { guestIds: [guestId] }) : [];
    return { guest, removed };
  });
  await publishRemovals(context, removed);
  await publishGuests(context, { organizationId, meetingId });
  return toGuest({ guest, title });
}

function toGuest({ guest, title }: store.ShownGuest): Guest {
  const { id, meetingId, name, state, createdAt } = guest;
  return { id, meetingId, meetingTitle: title, name, state, since: createdAt.toISOString() };
}
