import { describe, expect, it } from 'vitest';
import { FastScroll } from './FastScroll.ts';

function setUp() {
  const changes: boolean[] = [];
  return { changes, fast: new FastScroll((isFast) => changes.push(isFast)) };
}

describe('FastScroll', () => {
  it('reports fast scrolling and its end', () => {
    const { changes, fast } = setUp();
    fast.scrolled({ offset: 5000, time: 0 });
    fast.scrolled({ offset: 4900, time: 16 });
    fast.scrolled({ offset: 4800, time: 32 });
    expect(changes).toEqual([true]);
    fast.ended();
    expect(changes).toEqual([true, false]);
  });

  it('reports the end when scrolling slows down', () => {
    const { changes, fast } = setUp();
    fast.scrolled({ offset: 5000, time: 0 });
    fast.scrolled({ offset: 4900, time: 16 });
    fast.scrolled({ offset: 4890, time: 32 });
    expect(changes).toEqual([true, false]);
  });

  it('ignores scrolling at reading speed', () => {
    const { changes, fast } = setUp();
    for (let frame = 0; frame < 10; frame += 1)
      fast.scrolled({ offset: 5000 - frame * 15, time: frame * 16 });
    expect(changes).toEqual([]);
  });

  it('ignores the jump to the first position', () => {
    const { changes, fast } = setUp();
    fast.scrolled({ offset: 6000, time: 0 });
    fast.ended();
    expect(changes).toEqual([]);
  });
});
