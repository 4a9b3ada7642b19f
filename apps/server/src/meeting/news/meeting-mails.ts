import type { Language, MeetingAnswer, MeetingChange, MeetingScope } from '@office/vocabulary';
import { writeCalendar } from '../icalendar/icalendar.ts';
import type { Transaction } from '../../database/database.ts';
import { localizedNames } from '../../people/localized-names.ts';
import type { CalendarFile } from '../../platform/mailer.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  eventOf,
  loadMeetingRelations,
  seriesEvents,
  type MeetingRelations,
} from './meeting-calendar.ts';
import { findMeetingPeople } from '../store/meeting-people-store.ts';
import type { MeetingRow } from '../store/meeting-store.ts';
import { findSeriesMeetings } from '../store/meeting-store.ts';
import { isSingle } from './meeting-targets.ts';
import { meetingPageOf } from '../model/meeting-view.ts';
import { incrementSequence } from '../store/series-store.ts';

type Deps = Pick<Platform, 'config' | 'mail'>;

const mailedChanges = ['INVITED', 'CHANGED', 'CANCELED', 'ANSWERED'] as const;
type MailedChange = (typeof mailedChanges)[number];

export interface MeetingChangeEvent {
  change: MeetingChange;
  meeting: MeetingRow;
  scope?: MeetingScope | undefined;
  userIds: readonly string[];
  /** The user who made the change. Null for changes caused by time. */
  by: string | null;
  answer?: MeetingAnswer;
  /** The meeting before the change. It may have belonged to another series. */
  before?: MeetingRow;
  /** Only the participants have changed: published without mail or notification. */
  isMinor?: boolean;
  reason?: string;
}

/** Adds mails in each recipient's language to the outbox, except for the author of the change. */
export async function mailMeeting(
  tx: Transaction,
  deps: Deps,
  news: MeetingChangeEvent,
): Promise<void> {
  const { meeting, userIds, by, answer } = news;
  const change = mailedChanges.find((each) => each === news.change);
  const { startTime, endTime } = meeting;
  if (!change || news.isMinor || !startTime || !endTime) return;
  const { organizationId } = meeting;
  const people = await findMeetingPeople(tx, organizationId, by ? [...userIds, by] : userIds);
  const readers = userIds.flatMap((id) => people.get(id) ?? []);
  const recipients = readers.filter(
    ({ id, wantsNotifications }) => id !== by && wantsNotifications,
  );
  if (recipients.length === 0) return;
  const facts = await loadMeetingRelations(tx, organizationId, [meeting]);
  const room = meeting.meetingRoomId ? facts.rooms.get(meeting.meetingRoomId) : undefined;
  const files = change === 'ANSWERED' ? null : await calendarFiles(tx, deps, news, change, facts);
  const author = by ? people.get(by) : undefined;
  const authorNames = author && localizedNames(author);
  for (const { email, language } of recipients) {
    await deps.mail.enqueue(tx, {
      to: email,
      language,
      template: 'meeting',
      values: {
        change,
        by: authorNames?.[language] || null,
        title: meeting.title,
        startTime,
        endTime,
        timeZone: meeting.timeZone,
        room: room?.[language] ?? null,
        description: meeting.description,
        reason: news.reason ?? null,
        repeats: meeting.seriesId !== null && !isSingle(news.scope),
        answer: answer ?? null,
        page: meetingPageOf(deps, meeting),
      },
      ...(files && { calendars: files(language) }),
    });
  }
}

async function calendarFiles(
  tx: Transaction,
  deps: Deps,
  { meeting, scope, before }: MeetingChangeEvent,
  change: MailedChange,
  facts: MeetingRelations,
): Promise<(language: Language) => CalendarFile[]> {
  const isGone = change === 'CANCELED';
  const makers: ((language: Language) => CalendarFile)[] = [];
  if (!meeting.seriesId || isSingle(scope)) {
    const row = isGone
      ? { ...meeting, canceledAt: meeting.canceledAt ?? meeting.updatedAt }
      : meeting;
    makers.push((language) =>
      fileOf([eventOf(deps, row, facts, language)], isGone ? 'CANCEL' : 'REQUEST'),
    );
  } else {
    makers.push(await seriesFile(tx, deps, meeting, facts, isGone && meeting.canceledAt === null));
  }
  if (before && before.seriesId !== meeting.seriesId) {
    // The event gets a new UID. The event with the previous UID is cancelled.
    makers.push(
      before.seriesId
        ? await seriesFile(tx, deps, before, facts, false)
        : (language) => {
            const { sequence, updatedAt } = meeting;
            const row = { ...before, sequence, updatedAt, canceledAt: updatedAt };
            return fileOf([eventOf(deps, row, facts, language)], 'CANCEL');
          },
    );
  }
  return (language) => makers.map((make) => make(language));
}

/** Returns the file of a series with its remaining meetings, or a cancellation if none remain. */
async function seriesFile(
  tx: Transaction,
  deps: Deps,
  meeting: MeetingRow,
  facts: MeetingRelations,
  isGone: boolean,
): Promise<(language: Language) => CalendarFile> {
  const series = await incrementSequence(tx, meeting.seriesId!);
  const rows = isGone ? [] : await findSeriesMeetings(tx, series.id);
  if (rows.length === 0) {
    const { sequence } = series;
    const row = { ...meeting, seriesTime: null, canceledAt: meeting.updatedAt };
    return (language) => fileOf([{ ...eventOf(deps, row, facts, language), sequence }], 'CANCEL');
  }
  const all = await loadMeetingRelations(tx, meeting.organizationId, rows);
  return (language) => fileOf(seriesEvents(deps, series, rows, all, language), 'REQUEST');
}

const fileOf = (
  events: Parameters<typeof writeCalendar>[0],
  method: CalendarFile['method'],
): CalendarFile => ({ method, text: writeCalendar(events, { method }) });
