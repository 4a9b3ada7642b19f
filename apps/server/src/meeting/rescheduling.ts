import type { Schemas } from '@office/api';
import { publishMeetingRoomChange } from '../chat/rooms/meeting-room.ts';
import type { Transaction } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { WithViewer } from '../http/claims.ts';
import { requireMember } from '../people/current-member.ts';
import { updateMeetingChat } from './chat/meeting-chat.ts';
import { changeAtProvider } from './external/provider-saga.ts';
import { requireTimeZone } from '../http/require-time-zone.ts';
import { disengage, endForEveryone } from '../people/engagement.ts';
import { engagementOf } from './attendance.ts';
import {
  audienceOf,
  storeMeetingMessages,
  publishRoomsChanged,
  publishMeetingChanges,
} from './news/meeting-events.ts';
import type { MeetingChangeEvent } from './news/meeting-mails.ts';
import { requireMeetingRoom, requireMembers } from './model/meeting-requirements.ts';
import { participantsOf, requireMeetingTime, type MeetingTime } from './model/meeting-rules.ts';
import * as store from './store/meeting-store.ts';
import type { MeetingRow } from './store/meeting-store.ts';
import { isSingle, lockTargets, type Targets } from './news/meeting-targets.ts';
import { toMeeting } from './model/meeting-view.ts';
import { requireVisible } from './model/meetings.ts';
import {
  findParticipants,
  replaceParticipants,
  resetAdmissions,
  resetAnswers,
} from './store/participant-store.ts';
import type { PlanningDeps } from './planning.ts';
import { parseInstant } from '../http/parse-instant.ts';
import { freeRooms } from './store/room-booking-store.ts';
import { bookRoomsOf } from './rooms/room-bookings.ts';
import { endSeries, MeetingMove, planSeries, splitSeries } from './series/series.ts';

type Change = Schemas['UpdateMeetingRequest'];

interface Replanned {
  /** The first entries apply to existing meetings, further ones create meetings; the rest is cancelled. */
  times: readonly (MeetingTime & { seriesTime: Date | null })[];
  seriesId: string | null;
  /** Whether the answers of the participants have to be reset. */
  isMoved: boolean;
}

/**
 * @param isFromProvider the provider of the meeting already has the change
 * @throws {ApiError} 400 `{ scope: 'invalid' }` for a new rule of one meeting of a series,
 *   `{ recurrence: 'required' }` if a move leaves the days of the series ambiguous
 */
export async function updateMeeting(
  context: PlanningDeps & WithViewer,
  meetingId: string,
  change: Change,
  { isFromProvider = false }: { isFromProvider?: boolean } = {},
): Promise<Schemas['Meeting']> {
  const viewer = await requireMember(context);
  const visible = await requireVisible(context, viewer, meetingId);
  const { organizationId, userId } = viewer;
  const now = context.now();
  if (change.timeZone) requireTimeZone(change.timeZone);
  if (change.meetingRoomId) {
    await requireMeetingRoom(context.db, organizationId, change.meetingRoomId);
  }
  // A change that was made at the provider needs no call, so it does not count towards the daily limit.
  const externalMeetingId = isFromProvider ? null : visible.row.externalMeetingId;
  const changed = await changeAtProvider(context, externalMeetingId, async (tx) => {
    const found = await lockTargets(tx, viewer, meetingId, change.scope, now);
    const { meeting, series } = found;
    const before = await audienceOf(tx, found.targets);
    const replanned = await planChange(tx, found, change, now);
    await freeRooms(
      tx,
      found.targets.map(({ id }) => id),
    );
    const rows = await saveTargets(tx, found, replanned, change, now);
    const ids = rows.map(({ id }) => id);
    if (change.participantIds) {
      const people = participantsOf(found.meeting.organizerId, change.participantIds);
      await requireMembers(tx, organizationId, people);
      await replaceParticipants(tx, ids, people);
    }
    if (replanned.isMoved) {
      await resetAnswers(tx, ids, userId);
      await resetAdmissions(tx, ids);
    }
    rows.push(...(await addMeetings(tx, rows[0]!, replanned.times.slice(rows.length), now)));
    await bookRoomsOf(tx, rows);
    const row = rows.find(({ id }) => id === meetingId) ?? rows[0]!;
    const after = await audienceOf(tx, rows);
    // The chat of a series keeps its title if one of the meetings gets another one.
    const title = series && isSingle(change.scope) ? undefined : change.title?.trim();
    const chat = await updateMeetingChat(tx, row, { by: userId, before, after, title }, now);
    const news = changesByAudience(change, {
      before,
      after,
      common: { meeting: row, scope: series ? change.scope : 'ALL', by: userId, before: meeting },
    });
    await storeMeetingMessages(tx, context, news);
    const moved = replanned.isMoved ? found.targets.map(({ id }) => id) : [];
    const rooms = [...found.targets, ...rows].map((each) => each.meetingRoomId);
    return { row, news, moved, rooms, chat };
  });
  const { row, news, moved, rooms, chat } = changed;
  await endForEveryone(context, organizationId, ...moved.map(engagementOf));
  for (const { change: kind, userIds } of news) {
    if (kind !== 'CANCELED') continue;
    for (const userId of userIds) {
      await disengage(context, { organizationId, userId }, engagementOf(row.id));
    }
  }
  await publishMeetingRoomChange(context, chat);
  await publishMeetingChanges(context, news);
  // Includes the previous rooms and the rooms of the other meetings of the series.
  const others = rooms.filter((id) => id !== row.meetingRoomId);
  await publishRoomsChanged(context, organizationId, others);
  return toMeeting(context, viewer, row);
}

function changesByAudience(
  change: Change,
  {
    before,
    after,
    common,
  }: {
    before: readonly string[];
    after: readonly string[];
    common: Pick<MeetingChangeEvent, 'meeting' | 'scope' | 'by' | 'before'>;
  },
): MeetingChangeEvent[] {
  const { participantIds: _, scope: __, ...rest } = change;
  const isMinor = Object.keys(rest).length === 0;
  const news: MeetingChangeEvent[] = [
    { ...common, change: 'INVITED', userIds: after.filter((id) => !before.includes(id)) },
    { ...common, change: 'CANCELED', userIds: before.filter((id) => !after.includes(id)) },
    { ...common, change: 'CHANGED', isMinor, userIds: after.filter((id) => before.includes(id)) },
  ];
  return news.filter(({ userIds }) => userIds.length > 0);
}

async function planChange(
  tx: Transaction,
  { meeting, targets, series }: Targets,
  change: Change,
  now: Date,
): Promise<Replanned> {
  const { recurrence, scope } = change;
  const { organizationId } = meeting;
  const timeZone = change.timeZone ?? meeting.timeZone;
  const isMoved = Boolean(change.startTime ?? change.endTime ?? change.timeZone ?? recurrence);
  if (!isMoved) return { times: targets.map(placeOf), seriesId: meeting.seriesId, isMoved };
  const time = timeAfter(meeting, change);
  requireMeetingTime(time, now);

  if (recurrence) {
    if (series && isSingle(scope)) throw new ApiError({ scope: 'invalid' });
    const planned = await planSeries(tx, { organizationId, recurrence, time, timeZone, now });
    if (series) await endSeries(tx, series, targets[0]!);
    const times = planned.times.map((each) => ({ ...each, seriesTime: each.startTime }));
    return { times, seriesId: planned.series.id, isMoved };
  }

  const move = new MeetingMove(meeting, time, timeZone);
  const moved = targets.map((each) => (each.id === meeting.id ? time : move.time(each)));
  for (const each of moved) requireMeetingTime(each, now);
  const splits = series && !isSingle(scope) && move.changesStart;
  const next = splits ? await splitSeries(tx, series, targets, move, timeZone) : null;
  const times = targets.map(({ seriesTime }, index) => ({
    ...moved[index]!,
    seriesTime: seriesTime && next ? move.instant(seriesTime) : seriesTime,
  }));
  return { times, seriesId: next?.id ?? meeting.seriesId, isMoved };
}

const placeOf = ({ startTime, endTime, seriesTime }: MeetingRow) => ({
  startTime: startTime!,
  endTime: endTime!,
  seriesTime,
});

function timeAfter(meeting: MeetingRow, change: Change): MeetingTime {
  const startTime = parseInstant('startTime', change.startTime) ?? meeting.startTime;
  if (!startTime) throw new ApiError({ startTime: 'required' });
  const endTime = parseInstant('endTime', change.endTime);
  if (endTime) return { startTime, endTime };
  if (!meeting.startTime || !meeting.endTime) throw new ApiError({ endTime: 'required' });
  const length = meeting.endTime.getTime() - meeting.startTime.getTime();
  return { startTime, endTime: new Date(startTime.getTime() + length) };
}

async function saveTargets(
  tx: Transaction,
  { targets }: Targets,
  { times, seriesId }: Replanned,
  change: Change,
  now: Date,
): Promise<MeetingRow[]> {
  const rows: MeetingRow[] = [];
  for (const [index, target] of targets.slice(0, times.length).entries()) {
    const row = await store.saveMeeting(tx, target.id, {
      ...times[index]!,
      seriesId,
      ...(change.timeZone !== undefined && { timeZone: change.timeZone }),
      ...(change.title !== undefined && { title: change.title.trim() }),
      ...(change.description !== undefined && { description: change.description.trim() || null }),
      ...(change.passcode !== undefined && { passcode: change.passcode }),
      ...(change.visibility !== undefined && { visibility: change.visibility }),
      ...(change.meetingRoomId !== undefined && { meetingRoomId: change.meetingRoomId }),
      // Participants who were reminded of the old time receive another reminder.
      remindedAt: null,
      updatedAt: now,
    });
    rows.push(row);
  }
  const left = targets.slice(times.length).map(({ id }) => id);
  await store.cancelMeetings(tx, left, now);
  return rows;
}

async function addMeetings(
  tx: Transaction,
  like: MeetingRow,
  times: Replanned['times'],
  now: Date,
): Promise<MeetingRow[]> {
  if (times.length === 0) return [];
  const people = (await findParticipants(tx, [like.id])).get(like.id) ?? [];
  const participantIds = people.map(({ person }) => person.id);
  const { id: _, sequence: __, remindedAt: ___, ...rest } = like;
  return store.insertMeetings(
    tx,
    times.map((time) => ({ ...rest, ...time, createdAt: now, updatedAt: now, participantIds })),
  );
}
