import { calendarProblems, meetingHorizonMs, type CalendarProblem } from '@office/vocabulary';
import type { Queryable } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { Claims } from '../http/claims.ts';
import { answerMeeting } from '../meeting/answers.ts';
import { publishCalendarsChanged } from '../meeting/calendar-news.ts';
import { cancelMeeting } from '../meeting/cancellation.ts';
import { tellsChanges } from '../meeting/accounts/calendar-channels.ts';
import type { CalendarEvent } from '../meeting/icalendar/icalendar.ts';
import { memberMeetings, type MemberMeeting } from '../meeting/member-calendar.ts';
import { findStandingMeetings } from '../meeting/external/standing-meetings.ts';
import type { PlanningDeps } from '../meeting/planning.ts';
import { updateMeeting } from '../meeting/rescheduling.ts';
import { notifyOfConflict, type SyncConflict } from './conflict-news.ts';
import {
  RemoteError,
  type RemoteCalendar,
  type RemoteEvent,
  type RemoteResource,
  type SyncWindow,
} from './remote-calendar.ts';
import * as store from './sync-store.ts';
import type { AccountRow, EventRow } from './sync-store.ts';

export type SyncDeps = PlanningDeps;

const day = 24 * 60 * 60_000;
const past = 31 * day;

/** Followed again after this while at the latest, and after a failure at most so much later. */
const pollEvery = 5 * 60_000;
/** The same for one that tells of its changes: a notice may be lost. */
const pollTellingEvery = 30 * 60_000;
const longestPause = 6 * 60 * 60_000;
/** A process that was killed leaves an account to the others after so long. */
const holdFor = 5 * 60_000;

/**
 * Makes a member's calendar elsewhere and their meetings here the same: first what changed there, then what
 * changed here. Whatever is cut off in between is done again, and comes to the same.
 *
 * @returns null where another process is at it
 */
export async function syncAccount(
  deps: SyncDeps,
  accountId: string,
  open: (account: AccountRow) => RemoteCalendar,
  random = Math.random,
): Promise<{ conflicts: SyncConflict[] } | null> {
  const start = deps.now();
  const until = new Date(start.getTime() + holdFor);
  const account = await store.holdAccount(deps.db, accountId, { now: start, until });
  if (!account) return null;
  try {
    const conflicts = await follow(deps, account, held(deps, account, open(account)));
    const now = deps.now();
    const every = (await tellsChanges(deps, accountId)) ? pollTellingEvery : pollEvery;
    const next = new Date(now.getTime() + every * (0.8 + 0.4 * random()));
    await store.saveFollowed(deps.db, accountId, { start, now, next });
    return { conflicts };
  } catch (error) {
    await store.saveAccount(deps.db, accountId, afterFailure(account, error, deps.now(), random));
    throw error;
  }
}

/** A calendar whose account stays with this process, however much there is to write. */
function held(deps: SyncDeps, account: AccountRow, remote: RemoteCalendar): RemoteCalendar {
  let until = account.heldUntil!.getTime();
  const hold = async () => {
    const now = deps.now().getTime();
    if (until - now > holdFor / 2) return;
    until = now + holdFor;
    await store.saveAccount(deps.db, account.id, { heldUntil: new Date(until) });
  };
  return {
    changes: (...given) => hold().then(() => remote.changes(...given)),
    write: (...given) => hold().then(() => remote.write(...given)),
    remove: (...given) => hold().then(() => remote.remove(...given)),
  };
}

/** Later and later, at no time that others have, and not before the calendar wants to be asked. */
function afterFailure(
  { failures }: AccountRow,
  error: unknown,
  now: Date,
  random: () => number,
): Parameters<typeof store.saveAccount>[2] {
  const wait = Math.min(60_000 * 2 ** Math.min(failures, 12), longestPause);
  const asked = error instanceof RemoteError ? (error.retryAfter ?? 0) : 0;
  const pause = Math.max(wait * (0.5 + random()), Math.min(asked, day));
  const problem = problemOfFailure(error);
  return {
    heldUntil: null,
    problem,
    failures: failures + 1,
    nextSyncAt: new Date(now.getTime() + pause),
    ...((problem === 'ACCOUNT' || problem === 'FORBIDDEN') && { disconnectedAt: now }),
  };
}

/** The problem that its member is told; what the office did amiss is none of the calendar. */
function problemOfFailure(error: unknown): CalendarProblem {
  const problem = error instanceof RemoteError ? error.problem : 'UNAVAILABLE';
  return calendarProblems.find((each) => each === problem) ?? 'UNAVAILABLE';
}

async function follow(
  deps: SyncDeps,
  account: AccountRow,
  remote: RemoteCalendar,
): Promise<SyncConflict[]> {
  const now = deps.now().getTime();
  const window = { from: new Date(now - past), to: new Date(now + meetingHorizonMs) };
  const member = await memberOf(deps, account);
  const conflicts = await pull(deps, account, remote, window, member);
  await push(deps, account, remote, window, member);
  return conflicts;
}

/** The member in whose name meetings here are changed. */
interface Member {
  claims: Claims;
  language: 'ja' | 'en';
}

async function memberOf(deps: SyncDeps, account: AccountRow): Promise<Member> {
  const { userId, organizationId } = account;
  const language = (await store.findLanguage(deps.db, userId)) ?? 'ja';
  const expiresAt = deps.now().getTime() + holdFor;
  return {
    claims: {
      userId,
      organizationId,
      audience: 'OFFICE',
      role: null,
      sessionId: account.id,
      contractId: null,
      closedAreas: [],
      expiresAt,
    },
    language,
  };
}

const meetingsOf = (deps: SyncDeps, account: AccountRow, window: SyncWindow, member: Member) =>
  memberMeetings(deps, account, { language: member.language, ...window });

/** The parts that a member may change on either side. */
function agreedOf({
  title,
  startTime,
  endTime,
}: {
  title: string | null;
  startTime: Date;
  endTime: Date;
}): string {
  return JSON.stringify([title?.trim() ?? null, startTime.getTime(), endTime.getTime()]);
}

/** All that the office writes of a meeting. */
function writtenOf(event: CalendarEvent): string {
  const { description, location, isPrivate } = event;
  return JSON.stringify([agreedOf(event), description, location, isPrivate]);
}

/** Takes over what changed there. */
async function pull(
  deps: SyncDeps,
  account: AccountRow,
  remote: RemoteCalendar,
  window: SyncWindow,
  member: Member,
): Promise<SyncConflict[]> {
  const rows = await store.findEvents(deps.db, account.id);
  const known = new Map(rows.map(({ remoteId, etag }) => [remoteId, etag]));
  const changes = await remote.changes(account.cursor, window, known).catch((error: unknown) => {
    if (!(error instanceof RemoteError) || error.problem !== 'CURSOR') throw error;
    // Too much has changed since, or too long ago: all there is.
    return remote.changes(null, window, known);
  });
  const conflicts: SyncConflict[] = [];
  const others: Parameters<typeof store.replaceAllEvents>[2][number][] = [];
  const rowOf = new Map(rows.map((row) => [row.remoteId, row]));
  const own = await meetingsOf(deps, account, window, member);
  const coming = own.filter(({ comes }) => comes);
  const meetings = new Map(coming.map((each) => [each.meetingId, each]));
  const mailed = new Map(own.map((each) => [each.mailedAs, each]));
  const standingFor = await findStandingMeetings(
    deps.db,
    changes.changed.flatMap(({ conference }) => conference ?? []),
  );
  let told = 0;
  for (const resource of changes.changed) {
    const row = rowOf.get(resource.id);
    const { conference } = resource;
    const standing = conference ? standingFor(conference) : null;
    // Nobody knows of it any more, or it is a part of a series that the office writes otherwise.
    if (conference && !standing) continue;
    const meetingId = row?.meetingId ?? standing?.meetingId ?? resource.meetingId;
    const [event] = resource.events;
    const invitations = invitationsIn(resource, mailed);
    if (invitations.length > 0) {
      await takeInvitations(deps, account, remote, member, { resource, invitations, rows, mailed });
      told += 1;
    } else if (meetingId && event) {
      const meeting = meetings.get(meetingId);
      const found = { row, resource, event, meeting };
      const isOthers = standing
        ? standing.organizationId !== account.organizationId
        : !meeting && !row && resource.accountId !== account.id;
      // A meeting of another organisation of the same person: here they are busy then, and no more is known.
      if (isOthers) {
        await saveForeign(deps, account, resource);
        told += 1;
      }
      const conflict = isOthers ? null : await pullMeeting(deps, account, member, meetingId, found);
      if (conflict) conflicts.push(conflict);
    } else if (!meetingId) {
      const { id: remoteId, etag, events } = resource;
      others.push({ remoteId, events: events.map((each) => ({ ...columnsOf(each), etag })) });
    }
  }
  await store.replaceAllEvents(deps.db, account.id, others);
  const there = new Set(changes.changed.map(({ id }) => id));
  const lost = changes.isComplete ? [...known.keys()].filter((id) => !there.has(id)) : [];
  const gone = new Set([...changes.removed, ...lost]);
  for (const { remoteId, meetingId } of rows) {
    const meeting = meetingId && gone.has(remoteId) ? meetings.get(meetingId) : undefined;
    if (meeting) await removeHere(deps, member, meeting, account.kind);
  }
  await store.deleteEvents(deps.db, account.id, [...gone]);
  const { cursor, timeZone } = changes;
  await store.saveAccount(deps.db, account.id, { cursor, timeZone });
  if (told + others.length + gone.size > 0 || timeZone !== account.timeZone) {
    await publishCalendarsChanged(deps, account.organizationId, [account.userId]);
  }
  return conflicts;
}

const saveForeign = (deps: SyncDeps, account: AccountRow, { id, etag, events }: RemoteResource) =>
  store.replaceEvents(
    deps.db,
    { accountId: account.id, remoteId: id },
    events.map((each) => ({ ...columnsOf(each), etag, title: null, private: true })),
  );

const columnsOf = ({ isPrivate, isBusy, isDeclined: _, ...event }: RemoteEvent) => ({
  ...event,
  private: isPrivate,
  busy: isBusy,
});

/**
 * These stand where the office would note what it wrote: the office's mails, or the meeting's provider, bring such an
 * event, and change it.
 */
const [byMail, byProvider] = ['MAIL', 'PROVIDER'];

interface Invitation {
  event: RemoteEvent;
  meeting: MemberMeeting;
}

/** The meetings to which the office's mail has invited, of those that a mailbox has made an event or a series of. */
function invitationsIn(
  { uid, events }: RemoteResource,
  mailed: ReadonlyMap<string, MemberMeeting>,
): Invitation[] {
  if (!uid) return [];
  return events.flatMap((event) => {
    const meeting = mailed.get(event.instance ? `${uid} ${event.instance}` : uid);
    return meeting ? [{ event, meeting }] : [];
  });
}

/**
 * An event that came by mail stands for its meeting: another one, which the office wrote, goes. A time of a series
 * that was deleted or declined there is one that the member does not take part in.
 */
async function takeInvitations(
  deps: SyncDeps,
  account: AccountRow,
  remote: RemoteCalendar,
  member: Member,
  found: {
    resource: RemoteResource;
    invitations: readonly Invitation[];
    rows: readonly EventRow[];
    mailed: ReadonlyMap<string, MemberMeeting>;
  },
): Promise<void> {
  const { resource, invitations, rows, mailed } = found;
  const taken = new Set(invitations.map(({ meeting }) => meeting.meetingId));
  for (const row of rows) {
    const isSame = row.remoteId === resource.id;
    if (!isSame && taken.has(row.meetingId ?? '')) {
      await remote.remove({ id: row.remoteId, etag: null });
      await store.deleteEvents(deps.db, account.id, [row.remoteId]);
    }
    const meeting = isSame ? mailed.get(`${resource.uid} ${row.instance}`) : undefined;
    if (meeting && !taken.has(meeting.meetingId)) {
      await removeHere(deps, member, meeting, account.kind);
    }
  }
  for (const { event, meeting } of invitations) {
    const { comes, organizes } = meeting;
    if (event.isDeclined && comes && !organizes)
      await removeHere(deps, member, meeting, account.kind);
  }
  await store.replaceEvents(
    deps.db,
    { accountId: account.id, remoteId: resource.id },
    invitations.map(({ event, meeting: { meetingId } }) => ({
      ...columnsOf(event),
      etag: resource.etag,
      meetingId,
      agreed: agreedOf(event),
      written: byMail,
    })),
  );
}

/** An event that stands for a meeting was changed there, or is what the office wrote itself. */
async function pullMeeting(
  deps: SyncDeps,
  account: AccountRow,
  member: Member,
  meetingId: string,
  found: {
    row: EventRow | undefined;
    resource: RemoteResource;
    event: RemoteEvent;
    meeting: MemberMeeting | undefined;
  },
): Promise<SyncConflict | null> {
  const { row, resource, event, meeting } = found;
  const there = agreedOf(event);
  const here = meeting && agreedOf(meeting.event);
  const before = row?.agreed ?? null;
  const isProviders = resource.conference !== undefined;
  const save = (agreed: string | null, last: string | null, tx: Queryable = deps.db) => {
    const written = isProviders ? byProvider : last;
    return store.replaceEvents(tx, { accountId: account.id, remoteId: resource.id }, [
      { ...columnsOf(event), instance: '', etag: resource.etag, meetingId, agreed, written },
    ]);
  };
  // Our own echo, or nothing that the office follows: only its name is new.
  if (!meeting || there === here || there === before) {
    await save(there, there === here ? (row?.written ?? null) : null);
    return null;
  }
  const isConflict = before !== null && here !== before;
  const isLater = (resource.changedAt?.getTime() ?? 0) > meeting.event.changedAt.getTime();
  // The provider made it as it stood here.
  const isFirst = before === null;
  const takesTheirs = isFirst ? isProviders && isLater : !isConflict || isLater;
  const taken = takesTheirs && (await changeHere(deps, member, meetingId, event));
  const { title } = meeting.event;
  // Seen for the first time it is older than what was changed here: nobody has done anything there.
  const isOld = isFirst && isProviders && !isLater;
  const conflict: SyncConflict | null =
    !isOld && (isConflict || !taken)
      ? { meetingId, title, kept: taken ? 'CALENDAR' : 'OFFICE' }
      : null;
  // The member is told once: what is noted as seen is no conflict when it is followed again.
  await deps.db.transaction(async (tx) => {
    // Without what was written last, the office's own is written there again.
    await save(there, null, tx);
    if (conflict) await notifyOfConflict(tx, deps, account, conflict);
  });
  return conflict;
}

/** Changes a meeting as its member did elsewhere. False where they may not, or it cannot be so. */
async function changeHere(
  deps: SyncDeps,
  { claims }: Member,
  meetingId: string,
  { title, startTime, endTime }: RemoteEvent,
): Promise<boolean> {
  return isDone(() =>
    updateMeeting(deps, claims, meetingId, {
      ...(title && { title }),
      startTime: startTime.toISOString(),
      endTime: endTime.toISOString(),
    }),
  );
}

/**
 * Deleting a meeting elsewhere cancels it for its organiser, and declines it for the others. A series with its
 * conference is deleted as a whole.
 */
async function removeHere(
  deps: SyncDeps,
  { claims }: Member,
  { meetingId, organizes, seriesId, standsAt }: MemberMeeting,
  kind: AccountRow['kind'],
): Promise<void> {
  const scope = seriesId && standsAt === kind ? 'ALL' : 'THIS';
  await isDone(() =>
    organizes
      ? cancelMeeting(deps, claims, meetingId, scope)
      : answerMeeting(deps, claims, meetingId, { answer: 'DECLINED' }),
  );
}

async function isDone(change: () => Promise<unknown>): Promise<boolean> {
  try {
    await change();
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

/** Writes there what changed here. */
async function push(
  deps: SyncDeps,
  account: AccountRow,
  remote: RemoteCalendar,
  window: SyncWindow,
  member: Member,
): Promise<void> {
  const wanted = await meetingsOf(deps, account, window, member);
  const rows = await store.findEvents(deps.db, account.id);
  const rowOf = new Map(rows.flatMap((row) => (row.meetingId ? [[row.meetingId, row]] : [])));
  for (const { meetingId, event, comes, standsAt } of wanted) {
    const isProviders = standsAt === account.kind;
    if (!comes && !isProviders) continue;
    const row = rowOf.get(meetingId);
    rowOf.delete(meetingId);
    // The provider has made its event, and changes a meeting with it: what it has otherwise is set right alone.
    if (isProviders && (!row || row.agreed === agreedOf(event))) continue;
    if (row?.written === byMail || row?.written === writtenOf(event)) continue;
    const known = row ? { id: row.remoteId, etag: row.etag } : null;
    const made = await remote.write(event, known).catch(unlessChanged);
    if (!made) continue;
    await store.replaceEvents(deps.db, { accountId: account.id, remoteId: made.id }, [
      {
        instance: '',
        etag: made.etag,
        meetingId,
        agreed: agreedOf(event),
        written: isProviders ? byProvider : writtenOf(event),
        title: event.title,
        startTime: event.startTime,
        endTime: event.endTime,
      },
    ]);
  }
  for (const row of rowOf.values()) {
    const isPast = row.endTime < window.from;
    if (row.written === byProvider) {
      // The provider deletes what it has made, and what is past is not looked at there again.
      if (isPast) await store.deleteEvents(deps.db, account.id, [row.remoteId]);
      continue;
    }
    // The past stays as it was, and a time of a series is the mails' own to take away.
    if (isPast || row.instance !== '') continue;
    const isGone = await remote
      .remove({ id: row.remoteId, etag: row.etag })
      .then(() => true, unlessChanged);
    if (isGone) await store.deleteEvents(deps.db, account.id, [row.remoteId]);
  }
}

const ofOneEvent = ['CHANGED', 'GONE', 'REFUSED'];

/** Changed there meanwhile: the next time tells how. One event that is refused stands in no other's way. */
function unlessChanged(error: unknown): null {
  if (error instanceof RemoteError && ofOneEvent.includes(error.problem)) return null;
  throw error;
}
