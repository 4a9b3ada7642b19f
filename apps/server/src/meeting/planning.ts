import type { Schemas } from '@office/api';
import type { Transaction } from '../database/database.ts';
import { isUniqueViolation } from '../database/unique-violation.ts';
import { ApiError } from '../http/api-error.ts';
import type { WithViewer } from '../http/claims.ts';
import { requireCreator } from '../people/current-member.ts';
import type { Platform } from '../platform/platform.ts';
import { isCreationPending } from './external/external-meeting-store.ts';
import { createAtProvider, type PendingMeeting } from './external/provider-saga.ts';
import { requireTimeZone } from '../http/require-time-zone.ts';
import { recordMeetingEvent } from './news/meeting-webhook-event.ts';
import { audienceOf, storeMeetingMessages, publishMeetingChanges } from './news/meeting-events.ts';
import type { MeetingChangeEvent } from './news/meeting-mails.ts';
import { freeNumber, newPasscode } from './model/meeting-requirements.ts';
import { requireMeetingRoom, requireMembers } from './model/meeting-requirements.ts';
import { participantsOf, requireMeetingLength, requireMeetingTime } from './model/meeting-rules.ts';
import { findByClientId, insertMeetings, type MeetingRow } from './store/meeting-store.ts';
import { toMeeting, type ViewDeps } from './model/meeting-view.ts';
import { parseInstant } from '../http/parse-instant.ts';
import { asApiError, ProviderError } from './providers/provider-error.ts';
import { bookRoomsOf } from './rooms/room-bookings.ts';
import { planSeries } from './series/series.ts';

export type PlanningDeps = ViewDeps &
  Pick<Platform, 'realtime' | 'notifications' | 'mail' | 'audit'>;

/** Starts immediately without a start. Idempotent by `clientId`. Returns the first of a series. */
export async function createMeeting(
  context: PlanningDeps & WithViewer,
  body: Schemas['CreateMeetingRequest'],
): Promise<Schemas['Meeting']> {
  const viewer = await requireCreator(context, 'meeting');
  const { organizationId, userId } = viewer;
  // Precedes validation: in a retry, the start may have passed and the room is booked by this meeting.
  const before = await findByClientRequest(context, viewer, body);
  if (before) return before;
  const now = context.now();
  const { timeZone, recurrence, meetingRoomId = null } = body;
  requireTimeZone(timeZone);
  const begins = parseInstant('startTime', body.startTime);
  const time = { startTime: begins ?? now, endTime: parseInstant('endTime', body.endTime)! };
  if (begins) requireMeetingTime(time, now);
  else requireMeetingLength(time);
  if (recurrence && !begins) throw new ApiError({ recurrence: 'invalid' });
  const participantIds = participantsOf(userId, body.participantIds ?? []);
  await requireMembers(context.db, organizationId, participantIds);
  if (meetingRoomId) await requireMeetingRoom(context.db, organizationId, meetingRoomId);

  const { provider = 'OFFICE' } = body;
  const insert = async (tx: Transaction, unmade?: PendingMeeting) => {
    const { times, series } = recurrence
      ? await planSeries(tx, { organizationId, recurrence, time, timeZone, now })
      : { times: [time], series: null };
    const common = {
      organizationId,
      organizerId: userId,
      title: body.title.trim(),
      description: body.description?.trim() || null,
      timeZone,
      visibility: body.visibility ?? 'OPEN',
      meetingRoomId,
      provider: 'OFFICE' as const,
      providerMeetingId: unmade ? null : await freeNumber(tx, organizationId),
      passcode: body.passcode ?? newPasscode(),
      seriesId: series?.id ?? null,
      // For a meeting that starts immediately, the invitation already announces the start.
      startNotifiedAt: begins ? null : now,
      createdAt: now,
      updatedAt: now,
      participantIds,
      ...unmade,
    };
    const rows = await insertMeetings(
      tx,
      times.map((each, index) => ({
        ...common,
        ...each,
        seriesTime: series ? each.startTime : null,
        clientId: index === 0 ? body.clientId : null,
      })),
    );
    await bookRoomsOf(tx, rows);
    return rows;
  };
  let news: MeetingChangeEvent[] = [];
  const invite = async (tx: Transaction, rows: readonly MeetingRow[]) => {
    const first = rows[0]!;
    const userIds = await audienceOf(tx, [first]);
    const scope = first.seriesId ? 'ALL' : 'THIS';
    news = [{ change: 'INVITED', meeting: first, scope, userIds, by: userId }];
    await storeMeetingMessages(tx, context, news);
    await recordMeetingEvent(tx, 'MEETING_PLANNED', rows, now);
  };
  const make = () =>
    provider === 'OFFICE'
      ? context.db.transaction(async (tx) => {
          const rows = await insert(tx);
          await invite(tx, rows);
          return rows;
        })
      : createAtProvider(context, { userId, provider }, insert, invite);
  const created = await make().catch((error: unknown) => {
    if (isUniqueViolation(error, 'meetings_client')) return null;
    throw error;
  });
  // A concurrent request with the same client id has created the meeting.
  if (!created) return (await findByClientRequest(context, viewer, body))!;
  await publishMeetingChanges(context, news);
  return toMeeting(context, viewer, created[0]!);
}

/**
 * Returns the meeting that an earlier request with the same client id created, or null.
 * @throws {ApiError} 400 `{ clientId: 'invalid' }` if it belongs to another organisation; 422
 *   `meetingCreateFailed` if the provider has not responded yet
 */
export async function findByClientRequest(
  deps: PlanningDeps,
  viewer: Awaited<ReturnType<typeof requireCreator>>,
  { clientId }: { clientId?: string | undefined },
): Promise<Schemas['Meeting'] | null> {
  const row = clientId && (await findByClientId(deps.db, viewer.userId, clientId));
  if (!row) return null;
  if (row.organizationId !== viewer.organizationId) throw new ApiError({ clientId: 'invalid' });
  const { externalMeetingId, provider } = row;
  if (
    provider !== 'OFFICE' &&
    externalMeetingId &&
    (await isCreationPending(deps.db, externalMeetingId))
  )
    throw asApiError(new ProviderError(provider, 'UNAVAILABLE'), 'meetingCreateFailed');
  return toMeeting(deps, viewer, row);
}
