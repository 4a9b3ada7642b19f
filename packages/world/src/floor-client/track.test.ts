import { describe, expect, it } from 'vitest';
import type { Pose } from '../movement/contract.ts';
import { turnTowards } from '../walking/turn.ts';
import { ServerClock, Track } from './track.ts';

const pose = (x: number, more: Partial<Pose> = {}): Pose => ({
  x,
  z: 0,
  heading: 0,
  state: 'walk',
  ...more,
});

describe('Track', () => {
  it.each([
    [900, 0],
    [1000, 0],
    [1033, 0.05],
    [1066, 0.1],
    [5000, 0.1],
  ])('interpolates at %i ms to %f m', (time, x) => {
    const track = new Track(pose(0), 1000);
    track.push(pose(0.1), 1066);
    expect(track.at(time).x).toBeCloseTo(x, 2);
  });

  it('stays in place until just before a move that follows a pause', () => {
    const track = new Track(pose(0, { state: 'stand' }), 1000);
    track.push(pose(0.16), 6000);
    expect(track.at(3500).x).toBe(0);
    expect(track.at(5930).x).toBeCloseTo(0, 2);
    expect(track.at(6000).x).toBeCloseTo(0.16);
  });

  it('does not move backwards for a late frame', () => {
    const track = new Track(pose(0), 1000);
    track.push(pose(2), 1133);
    track.push(pose(1), 1066);
    expect(track.at(1133).x).toBe(2);
  });

  it('turns in the shorter direction', () => {
    const track = new Track(pose(0, { heading: 6.2 }), 1000);
    track.push(pose(0, { heading: 0.1 }), 1066);
    expect(track.at(1033).heading).toBeCloseTo(6.2 + (0.1 + 2 * Math.PI - 6.2) / 2, 1);
  });

  it('interpolates across the wraparound of the server clock', () => {
    const track = new Track(pose(0), 2 ** 32 - 33);
    track.push(pose(1), 33);
    expect(track.at(0).x).toBeCloseTo(0.5, 1);
  });

  it('stops moving after the last frame', () => {
    const track = new Track(pose(0), 1000);
    track.push(pose(1), 1066);
    expect(track.moving(1050)).toBe(true);
    expect(track.moving(1066)).toBe(false);
  });
});

describe('Track of a walking person', () => {
  const speed = 2.4;
  const step = 1000 / 60;

  it.each([66, 200, 400])('moves smoothly with a frame every %i ms', (gap) => {
    const track = new Track(pose(0), 0);
    let sent = 0;
    let before: number | undefined;
    const paces: number[] = [];
    for (let now = 0; now < 6000; now += step) {
      while (sent + gap <= now) {
        sent += gap;
        track.push(pose((sent / 1000) * speed), sent);
      }
      const { x } = track.at(now - 100);
      if (before !== undefined && now > 1600) paces.push((x - before) / (step / 1000));
      before = x;
    }
    expect(Math.min(...paces)).toBeGreaterThan(speed * 0.8);
    expect(Math.max(...paces)).toBeLessThan(speed * 1.25);
  });

  it('reaches the final position soon after stopping', () => {
    const track = new Track(pose(0), 0);
    for (let at = 200; at <= 2000; at += 200) {
      track.push(pose((at / 1000) * speed, { state: at === 2000 ? 'stand' : 'walk' }), at);
      track.at(at - 100);
    }
    expect(track.moving(2100)).toBe(true);
    expect(track.at(2400)).toMatchObject({ x: 2 * speed, state: 'stand' });
    expect(track.moving(2400)).toBe(false);
  });
});

it('ServerClock follows the least delayed frame', () => {
  const clock = new ServerClock();
  // The server is 50 000 ms ahead; frames take 20 to 90 ms.
  for (const [sent, delay] of [
    [0, 60],
    [66, 20],
    [133, 90],
    [200, 35],
  ] as const) {
    clock.observe(50_000 + sent, sent + delay);
  }
  expect(clock.displayTime(300)).toBeCloseTo(50_300 - 20 - 100, 0);
});

it.each([
  [0, 1, 0.5, 0.5],
  [0, 0.2, 0.5, 0.2],
  [0.1, 6.2, 1, 6.2 - 2 * Math.PI],
  [0, -1, 0.5, -0.5],
])('turnTowards from %f to %f by at most %f returns %f', (from, to, most, result) => {
  expect(turnTowards(from, to, most)).toBeCloseTo(result);
});
