import { idleAfterMs } from '@office/vocabulary';
import { describe, expect, it } from 'vitest';
import { testDeps } from '@office/client/lib/testDeps.ts';
import { IdleWatch } from './IdleWatch.ts';

function setUp() {
  const changes: boolean[] = [];
  const { clock } = testDeps();
  const watch = new IdleWatch({ clock, say: (idle) => changes.push(idle) });
  return { watch, said: changes, clock, waitsFor: () => clock.waits[0] ?? null };
}

describe('IdleWatch', () => {
  it('reports idle repeatedly until the member is active', () => {
    const { watch, said, waitsFor, clock } = setUp();
    watch.onActivity();
    expect(waitsFor()).toBe(idleAfterMs);
    clock.runNext();
    clock.runNext();
    watch.onActivity();
    expect(said).toEqual([true, true, false]);
    expect(waitsFor()).toBe(idleAfterMs);
  });

  it('reports nothing while the member is active', () => {
    const { watch, said } = setUp();
    watch.onActivity();
    watch.onActivity();
    expect(said).toEqual([]);
  });

  it('reports nothing while the page is hidden', () => {
    const { watch, said, waitsFor, clock } = setUp();
    watch.onActivity();
    watch.onHidden();
    expect(waitsFor()).toBeNull();
    clock.advance(idleAfterMs);
    expect(said).toEqual([]);
  });
});
