import type { Schemas } from '@office/api';
import { describe, expect, it } from 'vitest';
import { meetingLobby, type LobbyFacts } from './meetingLobby.ts';

const nine = Date.UTC(2026, 10, 20, 9);
const at = (minutes: number) => new Date(nine + minutes * 60_000).toISOString();
const person = (userId: string) => ({ userId, nameKanji: userId }) as Schemas['VoiceParticipant'];
const meeting = {
  title: '定例',
  startTime: at(0),
  endTime: at(60),
  status: 'ONGOING',
  visibility: 'OPEN',
  organizer: { id: 'aoi' },
  takesPart: true,
  meetingRoom: null,
} as Schemas['Meeting'];
const facts: LobbyFacts = {
  meeting,
  refusedWith: undefined,
  talk: { participants: [], limit: 2 },
  isIn: false,
  myUserId: 'ren',
  now: nine,
};
const changed = (change: Partial<Schemas['Meeting']>) => ({ meeting: { ...meeting, ...change } });
const soon = (minutes: number) => changed({ status: 'SCHEDULED', startTime: at(minutes) });
const talk = (...people: string[]) => ({ participants: people.map(person), limit: 2 });
const others = { takesPart: false };
const inRoom = { meetingRoom: { id: 'sakura' } as Schemas['MeetingRoom'] };

describe('meetingLobby', () => {
  it.each<[string, Partial<LobbyFacts>, string]>([
    ['loading while the meeting is loading', { meeting: undefined }, 'loading'],
    ['error if the meeting cannot be loaded', { meeting: undefined, refusedWith: 0 }, 'error'],
    ['notInvited for an unknown meeting', { meeting: undefined, refusedWith: 404 }, 'notInvited'],
    ['notInvited for a malformed id', { meeting: undefined, refusedWith: 400 }, 'notInvited'],
    ['notInvited for a member who is not a participant', changed(others), 'notInvited'],
    ['open for a meeting in a room', changed({ ...others, ...inRoom }), 'open'],
    [
      'notInvited for a private meeting in a room',
      changed({ ...others, ...inRoom, visibility: 'PRIVATE' }),
      'notInvited',
    ],
    ['early eleven minutes before the start', soon(11), 'early'],
    ['open ten minutes before the start', soon(10), 'open'],
    ['open for the organiser at any time', { ...soon(60), myUserId: 'aoi' }, 'open'],
    ['loading while the call is loading', { talk: undefined }, 'loading'],
    ['open during the meeting', {}, 'open'],
    ['full at the participant limit', { talk: talk('aoi', 'mei') }, 'full'],
    [
      'open at the limit if the member is a participant on another device',
      { talk: talk('aoi', 'ren') },
      'open',
    ],
    ['waiting after joining', { isIn: true }, 'waiting'],
    ['ended after the end', changed({ status: 'ENDED' }), 'ended'],
    ['canceled after a cancellation', changed({ status: 'CANCELED' }), 'canceled'],
  ])('%s', (_name, change, status) => {
    expect(meetingLobby({ ...facts, ...change }).status).toBe(status);
  });

  it('lists current participants', () => {
    expect(meetingLobby({ ...facts, talk: talk('aoi') })).toMatchObject({
      meeting: { title: '定例' },
      people: [{ userId: 'aoi', name: 'aoi' }],
    });
  });
});
