import type { Zone } from '@office/world/floor-plan';
import { expect, it, vi } from 'vitest';
import { ZoneWatch } from './ZoneWatch.ts';

const zone = (id: string): Zone => ({
  id,
  kind: 'VOICE',
  name: { ja: id, en: id },
  polygon: [
    [0, 0],
    [1, 0],
    [1, 1],
  ],
  finish: 'WOOD',
  tint: 'sand',
});
const [a, b] = [zone('a'), zone('b')];

it('is in the zone that one comes to rest in, and leaves it at once', () => {
  const report = vi.fn();
  const zones = new ZoneWatch(report);
  zones.update(a, { resting: false });
  expect(report).not.toHaveBeenCalled();
  zones.update(a, { resting: true });
  zones.update(a, { resting: true });
  expect(report).toHaveBeenCalledExactlyOnceWith({ entered: a });
  zones.update(undefined, { resting: false });
  expect(report).toHaveBeenLastCalledWith({ left: a });
});

it('leaves one zone before it is in the next, and all when it is over', () => {
  const report = vi.fn();
  const zones = new ZoneWatch(report);
  zones.update(a, { resting: true });
  zones.update(b, { resting: true });
  zones.leave();
  zones.leave();
  expect(report.mock.calls).toEqual([
    [{ entered: a }],
    [{ left: a }],
    [{ entered: b }],
    [{ left: b }],
  ]);
});
