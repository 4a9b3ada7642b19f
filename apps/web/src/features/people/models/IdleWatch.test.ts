import { idleAfterMs } from '@office/vocabulary';
import { describe, expect, it } from 'vitest';
import { IdleWatch } from './IdleWatch.ts';

function setUp() {
  const said: boolean[] = [];
  let planned: { task: () => void; ms: number } | null = null;
  const watch = new IdleWatch({
    say: (idle) => said.push(idle),
    schedule(task, ms) {
      const entry = { task, ms };
      planned = entry;
      return () => {
        if (planned === entry) planned = null;
      };
    },
  });
  return {
    watch,
    said,
    waitsFor: () => planned?.ms ?? null,
    pass: () => planned?.task(),
  };
}

describe('IdleWatch', () => {
  it('says that nobody is there, and again, until someone is', () => {
    const { watch, said, waitsFor, pass } = setUp();
    watch.touched();
    expect(waitsFor()).toBe(idleAfterMs);
    pass();
    pass();
    watch.touched();
    expect(said).toEqual([true, true, false]);
    expect(waitsFor()).toBe(idleAfterMs);
  });

  it('says nothing while someone is there', () => {
    const { watch, said } = setUp();
    watch.touched();
    watch.touched();
    expect(said).toEqual([]);
  });

  it('knows nothing of the member while it is hidden', () => {
    const { watch, said, waitsFor, pass } = setUp();
    watch.touched();
    watch.hidden();
    expect(waitsFor()).toBeNull();
    pass();
    expect(said).toEqual([]);
  });
});
