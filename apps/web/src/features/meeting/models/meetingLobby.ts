import type { Schemas } from '@office/api';
import type { MeetingLobbyState } from '@office/ui';
import { meetingJoinableMs } from '@office/vocabulary';

/** The things that decide whether a member gets into a meeting by its link. */
export interface LobbyFacts {
  /** Undefined until it is known. */
  meeting: Schemas['Meeting'] | undefined;
  /** The status of the answer that refused the meeting; 0 without an answer. */
  refusedWith: number | undefined;
  /** The room of its talk; undefined until it is known. */
  talk: Pick<Schemas['VoiceRoom'], 'participants' | 'limit'> | undefined;
  /** The member is in it. */
  isIn: boolean;
  myUserId: string;
  /** Epoch milliseconds. */
  now: number;
}

export function meetingLobby(facts: LobbyFacts): MeetingLobbyState {
  const { meeting, refusedWith, talk, isIn, myUserId, now } = facts;
  if (!meeting) return unknown(refusedWith);
  const { startTime, endTime, status, title } = meeting;
  if (!takesPart(meeting, myUserId)) return { status: 'notInvited' };
  if (!startTime) return { status: 'error' };
  const shown = { meeting: { title: title ?? '', startTime, endTime } };
  if (status === 'CANCELED') return { status: 'canceled', ...shown };
  if (isIn) return { status: 'waiting', ...shown };
  if (status === 'ENDED') return { status: 'ended', ...shown };
  if (!isJoinable(meeting, myUserId, now)) return { status: 'early', ...shown };
  if (!talk) return { status: 'loading' };
  const people = talk.participants
    .filter(({ userId }) => userId !== myUserId)
    .map(({ userId, nameKanji: name, avatarUrl }) => ({ userId, name, avatarUrl }));
  const { limit } = talk;
  if (people.length >= limit) return { status: 'full', ...shown, people, limit };
  return { status: 'open', ...shown, people };
}

/** Whether its talk can be gone into: from ten minutes before the start, by its organiser at any time before. */
export function isJoinable(
  { status, startTime, organizer }: Schemas['Meeting'],
  myUserId: string,
  now: number,
): boolean {
  if (status === 'ONGOING') return true;
  if (status !== 'SCHEDULED' || !startTime) return false;
  return organizer?.id === myUserId || Date.parse(startTime) - meetingJoinableMs <= now;
}

/** An open meeting in a meeting room takes every member who comes. */
function takesPart(meeting: Schemas['Meeting'], myUserId: string): boolean {
  const { organizer, meetingRoom, visibility } = meeting;
  const isOpen = meetingRoom !== null && visibility === 'OPEN';
  return meeting.takesPart || organizer?.id === myUserId || isOpen;
}

/** An id that is malformed is no meeting either. */
function unknown(refusedWith: number | undefined): MeetingLobbyState {
  if (refusedWith === undefined) return { status: 'loading' };
  return { status: refusedWith === 404 || refusedWith === 400 ? 'notInvited' : 'error' };
}
