import { expect, it, vi } from 'vitest';
import { testDeps } from '@office/client/lib/testDeps.ts';
import { CountRefresh, refreshAfterMs } from './CountRefresh.ts';

function setUp() {
  const { clock } = testDeps();
  const refresh = vi.fn();
  return { clock, refresh, counts: new CountRefresh({ clock, refresh }) };
}

it('refreshes once for all changes within a second', () => {
  const { clock, refresh, counts } = setUp();
  for (const count of [3, 4, 5]) counts.update(count);
  expect(refresh).not.toHaveBeenCalled();
  clock.advance(refreshAfterMs);
  expect(refresh).toHaveBeenCalledTimes(1);
  counts.update(4);
  clock.advance(refreshAfterMs);
  expect(refresh).toHaveBeenCalledTimes(2);
});

it('does not refresh for the first or an unchanged count', () => {
  const { clock, refresh, counts } = setUp();
  counts.update(3);
  counts.update(3);
  clock.advance(refreshAfterMs);
  expect(refresh).not.toHaveBeenCalled();
});

it('does not refresh after dispose', () => {
  const { clock, refresh, counts } = setUp();
  counts.update(3);
  counts.update(4);
  counts.dispose();
  clock.advance(refreshAfterMs);
  expect(refresh).not.toHaveBeenCalled();
});
