import type { Schemas } from '@office/api';
import { maxMeetingParticipants, meetingJoinableMs } from '@office/vocabulary';
import { publishMeetingRoomChange } from '../chat/rooms/meeting-room.ts';
import type { Transaction } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { WithViewer } from '../http/claims.ts';
import { toPage, type Page, type PageRequest } from '../http/page.ts';
import { requireMember } from '../people/current-member.ts';
import { addEngagement, disengage, endForEveryone } from '../people/engagement.ts';
import { lockMember } from '../people/member-directory.ts';
import { refreshPresence } from '../people/presence.ts';
import { addToMeetingChat } from './chat/meeting-chat.ts';
import { markForReconciliation } from './external/external-meeting-store.ts';
import * as joinFailures from './store/join-failure-store.ts';
import {
  audienceOf,
  storeMeetingMessages,
  publishAttendance,
  publishMeetingChange,
} from './news/meeting-events.ts';
import type { MeetingChangeEvent } from './news/meeting-mails.ts';
import { notifyOfMeeting } from './news/meeting-notifications.ts';
import { mayJoin } from './meeting-call.ts';
import { requireMeetingLength } from './model/meeting-rules.ts';
import * as store from './store/meeting-store.ts';
import type { MeetingRow } from './store/meeting-store.ts';
import { mayEdit, meetingUrlOf, toMeeting, toMeetings } from './model/meeting-view.ts';
import type { ViewDeps, Viewer } from './model/meeting-view.ts';
import { requireParticipating, requireVisible } from './model/meetings.ts';
import {
  acceptMeeting,
  addParticipants,
  countParticipants,
  isParticipant,
  saveAnswer,
} from './store/participant-store.ts';
import type { PlanningDeps } from './planning.ts';
import { parseInstant } from '../http/parse-instant.ts';
import { freeRooms } from './store/room-booking-store.ts';
import { isOpenTo } from './rooms/room-meetings.ts';
import { bookRoomsOf } from './rooms/room-bookings.ts';
import { meetingStatus } from './model/status.ts';

type Meeting = Schemas['Meeting'];

const hour = 60 * 60_000;
/** Wrong numbers or passcodes per hour before further attempts are rejected. */
const maxJoinFailures = 5;

export const engagementOf = (meetingId: string) =>
  ({ kind: 'MEETING', reference: meetingId }) as const;

/** Joins and accepts a meeting. The caller is shown as busy until they leave or it ends. */
export async function joinMeetingNow(
  context: PlanningDeps & WithViewer,
  request: Schemas['JoinMeetingRequest'],
): Promise<Meeting> {
  const viewer = await requireMember(context);
  const row =
    request.meetingId === undefined
      ? await joinByNumber(context, viewer, request)
      : await joinById(context, viewer, request.meetingId);
  const { hasAccepted, hasJoined, chat } = await context.db.transaction(async (tx) => {
    // Locks the meeting. Otherwise a member who joins while it ends would stay busy forever.
    const { organizationId, userId } = viewer;
    const answeredAt = context.now();
    const locked = await store.lockMeeting(tx, { organizationId, meetingId: row.id });
    if (!locked || locked.canceledAt) throw new ApiError('meetingNotFound');
    if (!mayJoin(locked, viewer, answeredAt)) throw new ApiError('meetingTimeInvalid');
    await context.notifications.readSubject(tx, viewer, { kind: 'MEETING', id: row.id });
    return {
      hasAccepted: await acceptMeeting(tx, row.id, { userId, answeredAt }),
      hasJoined: await addEngagement(tx, viewer, engagementOf(row.id)),
      chat: await addToMeetingChat(tx, locked, userId, answeredAt),
    };
  });
  await refreshPresence(context, viewer);
  await publishMeetingRoomChange(context, chat);
  const { userId: by } = viewer;
  if (hasAccepted) {
    const userIds = await audienceOf(context.db, [row]);
    const change = { change: 'ANSWERED', meeting: row, by, answer: 'ACCEPTED' } as const;
    await publishMeetingChange(context, { ...change, userIds });
  } else if (hasJoined) await publishAttendance(context, row, by);
  return toMeeting(context, viewer, row);
}

async function joinById(
  deps: PlanningDeps,
  viewer: Viewer,
  meetingId: string,
): Promise<MeetingRow> {
  const { row, meeting } = await requireVisible(deps, viewer, meetingId);
  if (meeting.takesPart || row.organizerId === viewer.userId) return row;
  if (row.canceledAt || !isOpenTo(viewer, row)) throw new ApiError('meetingNotFound');
  const now = deps.now();
  if (!mayJoin(row, viewer, now)) throw new ApiError('meetingTimeInvalid');
  const news = await deps.db.transaction((tx) => addToMeeting(tx, deps, row, viewer));
  if (news)
    await publishMeetingChange(deps, { ...news, userIds: await audienceOf(deps.db, [row]) });
  return row;
}

/** Returns the change to publish; null if the member was already a participant. */
async function addToMeeting(
  tx: Transaction,
  deps: PlanningDeps,
  row: MeetingRow,
  { organizationId, userId }: Viewer,
): Promise<Omit<MeetingChangeEvent, 'userIds'> | null> {
  const { id, organizerId } = row;
  await store.lockMeeting(tx, { organizationId, meetingId: id });
  if (await isParticipant(tx, id, userId)) return null;
  const count = await countParticipants(tx, id);
  if (count >= maxMeetingParticipants) throw new ApiError('meetingParticipantsOverLimit');
  await addParticipants(tx, [id], [userId]);
  await saveAnswer(tx, [id], { userId, answer: 'ACCEPTED', answeredAt: deps.now() });
  const joined = { change: 'ANSWERED', meeting: row, by: userId, answer: 'ACCEPTED' } as const;
  await storeMeetingMessages(tx, deps, [{ ...joined, userIds: organizerId ? [organizerId] : [] }]);
  return joined;
}

async function joinByNumber(
  deps: PlanningDeps,
  viewer: Viewer,
  { number = '', passcode }: Schemas['JoinMeetingRequest'],
): Promise<MeetingRow> {
  const { organizationId, userId } = viewer;
  const now = deps.now();
  const digits = number.replace(/[\s-]/g, '');
  const found = await deps.db.transaction(async (tx) => {
    // Serialises the attempts of a member, so that concurrent guesses are all counted.
    await lockMember(tx, { organizationId, userId });
    const since = new Date(now.getTime() - hour);
    const failures = await joinFailures.countSince(tx, { userId, since });
    if (failures >= maxJoinFailures) {
      throw new ApiError('tooManyRequests', { data: { retryAfter: hour / 1000 } });
    }
    const row = await store.findMeetingByNumber(tx, { organizationId, number: digits, now });
    if (!row || row.passcode !== passcode) {
      await joinFailures.add(tx, { userId, at: now });
      return null;
    }
    return { row, news: await addToMeeting(tx, deps, row, viewer) };
  });
  if (!found) throw new ApiError('meetingNotFound');
  const { row, news } = found;
  if (news)
    await publishMeetingChange(deps, { ...news, userIds: await audienceOf(deps.db, [row]) });
  return row;
}

/** Leaves a meeting. Idempotent. */
export async function leaveMeeting(
  context: PlanningDeps & WithViewer,
  meetingId: string,
): Promise<void> {
  const viewer = await requireMember(context);
  const { row } = await requireVisible(context, viewer, meetingId);
  await disengage(context, viewer, engagementOf(meetingId));
  await publishAttendance(context, row, viewer.userId);
}

/** Ends an ongoing meeting, frees its room and clears the busy status of its participants. */
export async function endMeeting(
  context: PlanningDeps & WithViewer,
  meetingId: string,
): Promise<Meeting> {
  const viewer = await requireMember(context);
  await requireVisible(context, viewer, meetingId);
  const now = context.now();
  const ended = await context.db.transaction(async (tx) => {
    await lockOngoing(tx, viewer, meetingId, now);
    await freeRooms(tx, [meetingId]);
    return store.saveMeeting(tx, meetingId, { endedAt: now, endNotifiedAt: now, updatedAt: now });
  });
  await endForEveryone(context, viewer.organizationId, engagementOf(meetingId));
  await publishChange(context, viewer, 'ENDED', ended);
  return toMeeting(context, viewer, ended);
}

/** @throws {ApiError} 422 `meetingTimeInvalid` unless the meeting is ongoing and the new end is later */
export async function extendMeeting(
  context: PlanningDeps & WithViewer,
  meetingId: string,
  body: Schemas['ExtendMeetingRequest'],
): Promise<Meeting> {
  const viewer = await requireMember(context);
  await requireVisible(context, viewer, meetingId);
  const now = context.now();
  const endTime = parseInstant('endTime', body.endTime)!;
  const extended = await context.db.transaction(async (tx) => {
    const row = await lockOngoing(tx, viewer, meetingId, now);
    if (row.endTime && endTime <= row.endTime) throw new ApiError('meetingTimeInvalid');
    requireMeetingLength({ startTime: row.startTime!, endTime });
    await freeRooms(tx, [meetingId]);
    const saved = await store.saveMeeting(tx, meetingId, { endTime, updatedAt: now });
    await bookRoomsOf(tx, [saved]);
    if (saved.externalMeetingId) await markForReconciliation(tx, saved.externalMeetingId, now);
    const userIds = await audienceOf(tx, [saved]);
    const news = { change: 'CHANGED', meeting: saved, userIds, by: viewer.userId } as const;
    await notifyOfMeeting(tx, context, news);
    return saved;
  });
  await publishChange(context, viewer, 'CHANGED', extended);
  return toMeeting(context, viewer, extended);
}

async function publishChange(
  deps: PlanningDeps,
  { userId }: Viewer,
  change: 'ENDED' | 'CHANGED',
  meeting: MeetingRow,
): Promise<void> {
  const userIds = await audienceOf(deps.db, [meeting]);
  await publishMeetingChange(deps, { change, meeting, userIds, by: userId });
}

async function lockOngoing(
  tx: Parameters<typeof store.lockMeeting>[0],
  viewer: Viewer,
  meetingId: string,
  now: Date,
): Promise<MeetingRow> {
  const { organizationId } = viewer;
  const row = await store.lockMeeting(tx, { organizationId, meetingId });
  if (!row) throw new ApiError('meetingNotFound');
  if (!mayEdit(viewer, row)) throw new ApiError('forbidden');
  if (meetingStatus(row, now) !== 'ONGOING') throw new ApiError('meetingTimeInvalid');
  return row;
}

/** @throws {ApiError} 404 `meetingNotFound` if the caller is not a participant */
export async function getMeetingLink(
  context: ViewDeps & WithViewer,
  meetingId: string,
): Promise<Schemas['MeetingLink']> {
  const viewer = await requireMember(context);
  const { row } = await requireParticipating(context, viewer, meetingId);
  if (row.canceledAt) throw new ApiError('meetingNotFound');
  const { provider, passcode } = row;
  return { meetingId, provider, meetingUrl: meetingUrlOf(context, row), passcode };
}

export async function listAvailableMeetings(
  context: ViewDeps & WithViewer,
  page: PageRequest,
): Promise<Page<Meeting>> {
  const viewer = await requireMember(context);
  const { organizationId, userId } = viewer;
  const now = context.now();
  const by = new Date(now.getTime() + meetingJoinableMs);
  const { rows, total } = await store.findAvailableMeetings(
    context.db,
    { organizationId, userId, now, by },
    page,
  );
  return toPage(await toMeetings(context, viewer, rows), total, page);
}
