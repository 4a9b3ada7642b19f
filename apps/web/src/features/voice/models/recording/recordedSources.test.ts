import { expect, it } from 'vitest';
import { fakeTrack } from '../../rtc/fakes.ts';
import { recordedSources } from './recordedSources.ts';

const stream = (id: string) =>
  ({ getVideoTracks: () => [fakeTrack(id, 'video')] }) as unknown as MediaStream;

const identity = (participantId: string) => ({
  participantId,
  nameKanji: participantId,
  avatarUrl: `/${participantId}.png`,
});
const other = (id: string, change: { camera?: boolean; screen?: boolean } = {}) => ({
  ...identity(id),
  camera: false,
  screen: false,
  connection: 'connected' as const,
  ...change,
});

const input = {
  own: identity('me'),
  ownSounds: [fakeTrack('mine'), null],
  ownPictures: {},
  participants: [other('ren', { screen: true, camera: true }), other('mei')],
  sounds: new Map([['ren', [fakeTrack('ren’s')]]]),
  videos: new Map([['ren', { screen: stream('ren’s screen'), camera: stream('ren’s face') }]]),
};
type Input = Parameters<typeof recordedSources>[0];
const cameras = (given: Input) =>
  recordedSources(given).people.map(({ id, camera }) => [id, camera?.id ?? null]);
const screenOf = (given: Input) => recordedSources(given).screen;

it('returns the sounds of all participants', () => {
  const { sounds } = recordedSources(input);
  expect([...sounds].map(([id, tracks]) => [id, tracks.map((track) => track.id)])).toEqual([
    ['ren', ['ren’s']],
    ['me', ['mine']],
  ]);
});

it('returns the member first, and people without a camera with name and portrait', () => {
  expect(cameras(input)).toEqual([
    ['me', null],
    ['ren', 'ren’s face'],
    ['mei', null],
  ]);
  expect(recordedSources(input).people[2]).toMatchObject({ name: 'mei', portrait: '/mei.png' });
});

it('omits the camera of a participant who turned it off or lost the connection', () => {
  const off = [other('ren', { camera: false })];
  expect(cameras({ ...input, own: null, participants: off })).toEqual([['ren', null]]);
  const lost = [{ ...other('ren', { camera: true }), connection: 'lost' as const }];
  expect(cameras({ ...input, own: null, participants: lost })).toEqual([['ren', null]]);
});

it('returns the shared screen with its owner', () => {
  expect(screenOf(input)).toMatchObject({ participantId: 'ren', track: { id: 'ren’s screen' } });
  const own = { ...input, ownPictures: { screen: stream('my screen') } };
  expect(screenOf(own)).toMatchObject({ participantId: 'me', track: { id: 'my screen' } });
  expect(screenOf({ ...input, participants: [] })).toBeNull();
});
