import { describe, expect, it } from 'vitest';
import { testDeps } from '../lib/testDeps.ts';
import { isIntervalElapsed, ToastStore } from './ToastStore.ts';

const minute = 60_000;

describe('isIntervalElapsed', () => {
  it.each([
    [0, 10 * minute, undefined, true],
    [10 * minute, 0, undefined, true],
    [0, 10 * minute - 1, undefined, false],
    [5, 5, undefined, false],
    [0, 1000, 1000, true],
    [0, 999, 1000, false],
  ])('for %d and %d with interval %s returns %s', (a, b, interval, expected) => {
    expect(isIntervalElapsed(a, b, interval)).toBe(expected);
  });
});

describe('ToastStore', () => {
  it('fills in the defaults of a toast', () => {
    const store = new ToastStore(testDeps());
    const id = store.show({ type: 'ERROR', title: 'Error', description: 'No network' });
    expect(store.getSnapshot()).toEqual([
      {
        id,
        open: true,
        type: 'ERROR',
        title: 'Error',
        description: 'No network',
        timeout: 5000,
        isChat: false,
        hasTarget: false,
      },
    ]);
  });

  it.each([
    ['is false with only a generated id', {}, false],
    ['is true with a notification id', { id: 'notification-1' }, true],
    ['is true with a path', { onClick: () => {} }, true],
  ])('hasTarget %s', (_, toast, hasTarget) => {
    const store = new ToastStore(testDeps());
    store.show({ type: 'INFO', title: 'a', ...toast });
    expect(store.getSnapshot()[0]!.hasTarget).toBe(hasTarget);
  });

  it('does not duplicate an open toast and shows it again after closing', () => {
    const store = new ToastStore(testDeps());
    const first = store.show({ type: 'ERROR', title: 'Error' });
    expect(store.show({ type: 'ERROR', title: 'Error' })).toBe(first);
    store.show({ type: 'INFO', title: 'Error' });
    expect(store.getSnapshot()).toHaveLength(2);
    store.close({ id: first });
    store.show({ type: 'ERROR', title: 'Error' });
    expect(store.getSnapshot().map((toast) => toast.type)).toEqual(['INFO', 'ERROR']);
  });

  it('removes messages without actions first, and keeps equal messages with actions', () => {
    const store = new ToastStore(testDeps());
    const actions = [{ id: 'done', label: 'Done' }];
    for (const id of ['a', 'b']) store.show({ type: 'INFO', id, title: 'Reminder', actions });
    for (const title of ['one', 'two']) store.show({ type: 'INFO', id: title, title });
    expect(store.getSnapshot().map(({ id }) => id)).toEqual(['a', 'b', 'two']);
  });

  it('shows three toasts, and keeps errors longer than other messages', () => {
    const store = new ToastStore(testDeps());
    const titles = () => store.getSnapshot().map(({ title }) => title);
    store.show({ type: 'ERROR', title: 'a' });
    for (const title of ['b', 'c', 'd']) store.show({ type: 'INFO', title });
    expect(titles()).toEqual(['a', 'c', 'd']);
    for (const title of ['e', 'f', 'g']) store.show({ type: 'ERROR', title });
    expect(titles()).toEqual(['e', 'f', 'g']);
  });

  it('shows a message after three errors', () => {
    const store = new ToastStore(testDeps());
    for (const title of ['a', 'b', 'c']) store.show({ type: 'ERROR', title });
    store.show({ type: 'INFO', title: 'd' });
    expect(store.getSnapshot().map(({ title }) => title)).toEqual(['b', 'c', 'd']);
  });

  it('shows toasts of one subject at most every ten minutes', () => {
    const deps = testDeps();
    const store = new ToastStore(deps);
    const show = () => {
      store.showAtIntervals('meeting 1', { type: 'INFO', title: 'Meeting' });
      const [toast] = store.getSnapshot();
      if (toast) store.close(toast);
      return toast !== undefined;
    };
    expect(show()).toBe(true);
    deps.clock.advance(10 * minute - 1);
    expect(show()).toBe(false);
    deps.clock.advance(1);
    expect(show()).toBe(true);
  });

  it('notifies listeners only of changes', () => {
    const store = new ToastStore(testDeps());
    let notifications = 0;
    store.subscribe(() => notifications++);
    const id = store.show({ type: 'INFO', title: 'a' });
    store.show({ type: 'INFO', title: 'a' });
    store.close({ id });
    store.close({ id });
    expect(notifications).toBe(2);
  });
});
