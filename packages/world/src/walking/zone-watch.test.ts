import { expect, it, vi } from 'vitest';
import type { Zone } from '../floor-plan/floor-plan.ts';
import { ZoneWatch } from './zone-watch.ts';

const zone = (id: string): Zone => ({
  id,
  kind: 'VOICE',
  name: { ja: id, en: id },
  polygon: [],
  finish: 'WOOD',
  tint: 'sand',
});
const a = zone('a');
const b = zone('b');
const still = (now: number) => ({ now, walked: false });
const walking = (now: number) => ({ now, walked: true });

it('reports a zone after a short stay, and leaving it immediately', () => {
  const report = vi.fn();
  const watch = new ZoneWatch(report);
  expect(watch.update(a, still(0))).toBe(true);
  watch.update(a, still(800));
  expect(report).not.toHaveBeenCalled();
  watch.update(a, still(950));
  expect(report).toHaveBeenLastCalledWith({ entered: a });
  expect(watch.update(a, still(5000))).toBe(false);
  watch.update(b, walking(5010));
  expect(report).toHaveBeenLastCalledWith({ left: a });
  watch.update(b, still(6000));
  expect(report).toHaveBeenLastCalledWith({ entered: b });
  expect(report).toHaveBeenCalledTimes(3);
});

it('does not report zones that a member only passes through', () => {
  const report = vi.fn();
  const watch = new ZoneWatch(report);
  for (let now = -5000; now <= 0; now += 100) watch.update(a, walking(now));
  watch.update(b, still(500));
  watch.update(undefined, still(1000));
  watch.update(undefined, still(9000));
  expect(report).not.toHaveBeenCalled();
});

it('keeps the zone of a member moved by the server until they walk', () => {
  const report = vi.fn();
  const watch = new ZoneWatch(report);
  watch.update(a, still(0));
  watch.update(a, still(1000));
  expect(watch.update(undefined, still(2000))).toBe(false);
  watch.update(a, walking(3000));
  watch.update(b, still(4000));
  expect(report.mock.calls).toEqual([[{ entered: a }]]);
  watch.update(b, walking(5000));
  expect(report).toHaveBeenLastCalledWith({ left: a });
});

it('reports no zone of a member placed by the server before they walk, if it waits for that', () => {
  const report = vi.fn();
  const watch = new ZoneWatch(report);
  watch.ignoreZonesUntilWalk();
  expect(watch.update(a, still(0))).toBe(false);
  watch.update(a, still(5000));
  expect(report).not.toHaveBeenCalled();
  watch.update(a, walking(5010));
  watch.update(a, still(6000));
  expect(report.mock.calls).toEqual([[{ entered: a }]]);
});

it('leaves a zone only if it is missing from the rebuilt floor', () => {
  const report = vi.fn();
  const watch = new ZoneWatch(report);
  watch.update(a, still(0));
  watch.update(a, still(1000));
  watch.updateZones([b, a]);
  expect(report.mock.calls).toEqual([[{ entered: a }]]);
  watch.updateZones([b]);
  expect(report).toHaveBeenLastCalledWith({ left: a });
});

it('reports leaving once and waits again on the next visit', () => {
  const report = vi.fn();
  const watch = new ZoneWatch(report);
  watch.update(a, still(0));
  watch.update(a, still(1000));
  watch.leave();
  watch.leave();
  expect(report.mock.calls).toEqual([[{ entered: a }], [{ left: a }]]);
  expect(watch.update(a, still(1500))).toBe(true);
  expect(report).toHaveBeenCalledTimes(2);
});
