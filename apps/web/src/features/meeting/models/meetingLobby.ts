import type { Schemas } from '@office/api';
import type { MeetingLobbyState } from '@office/ui/screens/meeting';
import { meetingJoinableMs } from '@office/vocabulary';
import { displayName } from '@office/client/people/displayName.ts';

export interface LobbyFacts {
  meeting: Schemas['Meeting'] | undefined;
  /** HTTP status of the failed meeting request; 0 without a response. */
  refusedWith: number | undefined;
  talk: Pick<Schemas['VoiceRoom'], 'participants' | 'limit'> | undefined;
  isIn: boolean;
  myUserId: string;
  /** Epoch milliseconds. */
  now: number;
}

export function meetingLobby(facts: LobbyFacts): MeetingLobbyState {
  const { meeting, refusedWith, talk, isIn, myUserId, now } = facts;
  if (!meeting) return missingMeetingState(refusedWith);
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
    .map(({ userId, avatarUrl, ...names }) => ({ userId, name: displayName(names), avatarUrl }));
  const { limit } = talk;
  if (people.length >= limit) return { status: 'full', ...shown, people, limit };
  return { status: 'open', ...shown, people };
}

/** From ten minutes before the start, or earlier by the organiser. */
export function isJoinable(
  { status, startTime, organizer }: Schemas['Meeting'],
  myUserId: string,
  now: number,
): boolean {
  if (status === 'ONGOING') return true;
  if (status !== 'SCHEDULED' || !startTime) return false;
  return organizer?.id === myUserId || Date.parse(startTime) - meetingJoinableMs <= now;
}

/** Every member can join an open meeting in a meeting room. */
function takesPart(meeting: Schemas['Meeting'], myUserId: string): boolean {
  const { organizer, meetingRoom, visibility } = meeting;
  const isOpen = meetingRoom !== null && visibility === 'OPEN';
  return meeting.takesPart || organizer?.id === myUserId || isOpen;
}

/** The server returns 400 for a malformed id: treated like an unknown meeting. */
function missingMeetingState(refusedWith: number | undefined): MeetingLobbyState {
  if (refusedWith === undefined) return { status: 'loading' };
  return { status: refusedWith === 404 || refusedWith === 400 ? 'notInvited' : 'error' };
}
