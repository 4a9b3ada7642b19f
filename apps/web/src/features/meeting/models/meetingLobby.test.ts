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
    ['it is on its way', { meeting: undefined }, 'loading'],
    ['it cannot be had', { meeting: undefined, refusedWith: 0 }, 'error'],
    ['there is none', { meeting: undefined, refusedWith: 404 }, 'notInvited'],
    ['its id is malformed', { meeting: undefined, refusedWith: 400 }, 'notInvited'],
    ['others take part', changed(others), 'notInvited'],
    ['others take part in a room', changed({ ...others, ...inRoom }), 'open'],
    [
      'others take part in a room, privately',
      changed({ ...others, ...inRoom, visibility: 'PRIVATE' }),
      'notInvited',
    ],
    ['it begins in eleven minutes', soon(11), 'early'],
    ['it begins in ten', soon(10), 'open'],
    ['the organiser comes early', { ...soon(60), myUserId: 'aoi' }, 'open'],
    ['its talk is on its way', { talk: undefined }, 'loading'],
    ['it is on', {}, 'open'],
    ['as many talk as can', { talk: talk('aoi', 'mei') }, 'full'],
    ['one of them is oneself, elsewhere', { talk: talk('aoi', 'ren') }, 'open'],
    ['one is in it', { isIn: true }, 'waiting'],
    ['it has ended', changed({ status: 'ENDED' }), 'ended'],
    ['it was cancelled', changed({ status: 'CANCELED' }), 'canceled'],
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
