import { expect, it, vi } from 'vitest';
import { AudioOutput, type AudioPlayer } from './AudioOutput.ts';
import { fakeTrack, settle } from '../rtc/fakes.ts';

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
  });
  return { output, players, play };
}

it('plays each voice as loud as it is near, and all as loud as the settings say', () => {
  const { output, players } = setUp();
  output.play('a', 'voice', fakeTrack('a'));
  output.play('b', 'voice', fakeTrack('b'));
  output.setVolume('a', 0.5);
  output.setMasterVolume(0.5);
  expect(players.map(({ volume }) => volume)).toEqual([0.25, 0.5]);
  output.stop('a');
  expect(players[0]?.srcObject).toBeNull();
});

it('plays one person as loud as the member wants, whenever they come', () => {
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

it('comes out of the chosen speaker, also what begins later', async () => {
  const { output, players } = setUp();
  output.play('a', 'voice', fakeTrack('a'));
  output.setSpeaker('desk');
  output.play('b', 'voice', fakeTrack('b'));
  await settle();
  expect(players.map(({ sinks }) => sinks.at(-1))).toEqual(['desk', 'desk']);
});

it('says when the browser holds it back, and tries again with a press', async () => {
  const { output, play } = setUp();
  const onChange = vi.fn();
  output.subscribe(onChange);
  play.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  output.play('a', 'voice', fakeTrack('a'));
  await settle();
  expect(output.getSnapshot()).toBe('blocked');
  output.resume();
  await settle();
  expect(output.getSnapshot()).toBe('allowed');
  expect(play).toHaveBeenCalledTimes(2);
  expect(onChange).toHaveBeenCalledTimes(2);
});
