import type { FramePose } from '@office/world/movement';
import { describe, expect, it } from 'vitest';
import { FloorInterest, groupAt, watchers } from './floor-interest.ts';

const at = (person: number, x: number, z = 4): FramePose => ({
  person,
  x,
  z,
  heading: 0,
  state: 'walk',
});
const numbers = (poses: readonly FramePose[]) =>
  poses.map(({ person }) => person).sort((a, b) => a - b);

describe('FloorInterest below the frame limit', () => {
  it('sends each pose once per group', () => {
    const interest = new FloorInterest();
    interest.record([at(1, 2), at(2, 70)]);
    expect(numbers(interest.nextFrame('0 0', 10))).toEqual([1, 2]);
    expect(interest.nextFrame('0 0', 10)).toEqual([]);
    expect(numbers(interest.nextFrame(watchers, 10))).toEqual([1, 2]);
    interest.record([at(2, 71)]);
    expect(interest.nextFrame('0 0', 10)).toEqual([at(2, 71)]);
  });

  it('sends only the newest pose to a group with fewer frames', () => {
    const interest = new FloorInterest();
    for (const x of [1, 2, 3]) interest.record([at(1, x)]);
    expect(interest.nextFrame(watchers, 10)).toEqual([at(1, 3)]);
  });

  it('forgets people and groups that have left', () => {
    const interest = new FloorInterest();
    interest.record([at(1, 2), at(2, 3)]);
    interest.drop([1]);
    expect(numbers(interest.nextFrame('0 0', 10))).toEqual([2]);
    interest.keepGroups(['1 0']);
    expect(numbers(interest.nextFrame('0 0', 10))).toEqual([2]);
    // The number is reused for another person.
    interest.record([at(1, 9)]);
    expect(numbers(interest.nextFrame('0 0', 10))).toEqual([1]);
  });
});

describe('FloorInterest above the frame limit', () => {
  const room = 20;
  const ticks = 300;
  /** Ten people nearby and 190 at increasing distances, all moving constantly. */
  const crowd = (tick: number) =>
    Array.from({ length: 200 }, (_, person) =>
      at(person, (person < 10 ? 4 : 12 + person / 4) + (tick % 2) / 10),
    );

  function watch(group: string): number[] {
    const interest = new FloorInterest();
    const counts = new Array<number>(200).fill(0);
    for (let tick = 0; tick < ticks; tick += 1) {
      interest.record(crowd(tick));
      const frame = interest.nextFrame(group, room);
      expect(frame).toHaveLength(room);
      for (const { person } of frame) counts[person]! += 1;
    }
    return counts;
  }

  it('sends nearby people in most frames and distant people in turns by distance', () => {
    const counts = watch('0 0');
    expect(Math.min(...counts.slice(0, 10))).toBeGreaterThan(ticks * 0.8);
    const rest = counts.slice(10);
    expect(Math.min(...rest)).toBeGreaterThan(5);
    const half = (part: number[]) => part.reduce((sum, times) => sum + times, 0);
    expect(half(rest.slice(0, 95))).toBeGreaterThan(half(rest.slice(95)) * 1.2);
  });

  it('sends every person equally often to watchers', () => {
    const counts = watch(watchers);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2);
  });

  it('sends everyone once more after movement stops', () => {
    const interest = new FloorInterest();
    interest.record(crowd(0));
    const frames = Array.from({ length: 10 }, () => interest.nextFrame('0 0', room));
    expect(numbers(frames.flat())).toEqual(Array.from({ length: 200 }, (_, person) => person));
    expect(interest.nextFrame('0 0', room)).toEqual([]);
  });
});

describe('groupAt', () => {
  it.each([
    [{ x: 0, z: 0 }, undefined, '0 0'],
    [{ x: 7.99, z: 8 }, undefined, '0 1'],
    [{ x: 8.5, z: 1 }, '0 0', '0 0'],
    [{ x: 9.1, z: 1 }, '0 0', '1 0'],
    [{ x: 100, z: 1 }, '0 0', '12 0'],
    [{ x: -0.5, z: 1 }, '0 0', '0 0'],
  ])('maps %j with previous group %s to %s', (point, before, group) =>
    expect(groupAt(point, before)).toBe(group),
  );
});
