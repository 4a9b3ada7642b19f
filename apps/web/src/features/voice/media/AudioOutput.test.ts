import { expect, it, vi } from 'vitest';
import { AudioOutput, type AudioPlayer } from './AudioOutput.ts';
import { fakeTrack, flushPromises } from '../rtc/fakes.ts';

function setUp() {
  const players: (AudioPlayer & { sinks: string[] })[] = [];
  const play = vi.fn(async () => {});
  const output = new AudioOutput({
    createPlayer() {
      const sinks: string[] = [];
      const player = {
        srcObject: null,
        volume: 1,
        sinks,
        play,
        pause: vi.fn(),
        setSinkId: async (id: string) => void sinks.push(id),
      };
      players.push(player);
      return player;
    },
    streamOf: (track) => ({ id: track.id }) as MediaStream,
    storage: { getItem: () => null, setItem: () => {} },
  });
  return { output, players, play };
}

it('multiplies the distance volume with the master volume', () => {
  const { output, players } = setUp();
  output.play('a', 'voice', fakeTrack('a'));
  output.play('b', 'voice', fakeTrack('b'));
  output.setVolume('a', 0.5);
  output.setMasterVolume(0.5);
  expect(players.map(({ volume }) => volume)).toEqual([0.25, 0.5]);
  output.stop('a');
  expect(players[0]?.srcObject).toBeNull();
});

it('applies the volume of a member to all their sounds, also after they rejoin', () => {
  const { output, players } = setUp();
  output.assign('a', 'ren');
  output.play('a', 'voice', fakeTrack('a'));
  output.play('a', 'screenSound', fakeTrack('sound'));
  output.personVolumes.change('ren', 0.5);
  expect(players.map(({ volume }) => volume)).toEqual([0.5, 0.5]);
  output.stop('a');
  output.play('b', 'voice', fakeTrack('b'));
  output.assign('b', 'ren');
  expect(players[2]?.volume).toBe(0.5);
});

it('uses the selected speaker, also for later sounds', async () => {
  const { output, players } = setUp();
  output.play('a', 'voice', fakeTrack('a'));
  output.setSpeaker('desk');
  output.play('b', 'voice', fakeTrack('b'));
  await flushPromises();
  expect(players.map(({ sinks }) => sinks.at(-1))).toEqual(['desk', 'desk']);
});

it('reports blocked autoplay and resumes on user action', async () => {
  const { output, play } = setUp();
  const onChange = vi.fn();
  output.subscribe(onChange);
  play.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  output.play('a', 'voice', fakeTrack('a'));
  await flushPromises();
  expect(output.getSnapshot()).toBe('blocked');
  output.resume();
  await flushPromises();
  expect(output.getSnapshot()).toBe('allowed');
  expect(play).toHaveBeenCalledTimes(2);
  expect(onChange).toHaveBeenCalledTimes(2);
});
