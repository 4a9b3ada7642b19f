import { describe, expect, it, vi } from 'vitest';
import { Store } from './Store.ts';

class Counter extends Store<{ count: number }> {
  constructor() {
    super({ count: 0 });
  }

  add(count: number): void {
    const now = this.getSnapshot();
    this.set(count === 0 ? now : { count: now.count + count });
  }
}

describe('Store', () => {
  it('notifies each listener of changes until it unsubscribes', () => {
    const counter = new Counter();
    const [first, second] = [vi.fn(), vi.fn()];
    const stopFirst = counter.subscribe(first);
    counter.subscribe(second);
    counter.add(1);
    stopFirst();
    counter.add(2);
    expect(counter.getSnapshot()).toEqual({ count: 3 });
    expect(first).toHaveBeenCalledTimes(1);
    expect(second).toHaveBeenCalledTimes(2);
  });

  it('does not notify listeners of an identical snapshot', () => {
    const counter = new Counter();
    const listener = vi.fn();
    counter.subscribe(listener);
    counter.add(0);
    expect(listener).not.toHaveBeenCalled();
  });

  it('provides the new snapshot when listeners are notified', () => {
    const counter = new Counter();
    let seen = 0;
    counter.subscribe(() => (seen = counter.getSnapshot().count));
    counter.add(1);
    expect(seen).toBe(1);
  });
});
