import { expect, it, vi } from 'vitest';
import type { Zone } from '@office/world/floor-plan';
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

it('reports a zone after one stayed a moment, and leaving it at once', () => {
  const watch = new ZoneWatch();
  const report = vi.fn();
  expect(watch.update(a, 0, report)).toBe(true);
  watch.update(a, 800, report);
  expect(report).not.toHaveBeenCalled();
  watch.update(a, 950, report);
  expect(report).toHaveBeenLastCalledWith({ entered: a });
  expect(watch.update(a, 5000, report)).toBe(false);
  watch.update(b, 5010, report);
  expect(report).toHaveBeenLastCalledWith({ left: a });
  watch.update(b, 6000, report);
  expect(report).toHaveBeenLastCalledWith({ entered: b });
  expect(report).toHaveBeenCalledTimes(3);
});

it('says nothing of one who only passes through', () => {
  const watch = new ZoneWatch();
  const report = vi.fn();
  watch.update(a, 0, report);
  watch.update(b, 500, report);
  watch.update(undefined, 1000, report);
  watch.update(undefined, 9000, report);
  expect(report).not.toHaveBeenCalled();
});
