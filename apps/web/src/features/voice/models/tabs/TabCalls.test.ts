import { beforeEach, expect, it, vi } from 'vitest';
import { flushPromises } from '../../rtc/fakes.ts';
import { TabCalls, type TabCallsDeps } from './TabCalls.ts';

type Listener = Parameters<TabCallsDeps['channel']['listen']>[0];

const listeners = new Map<string, Listener>();
const held = new Set<string>();
const waiting = new Map<string, () => void>();
const onAnswer = vi.fn();

beforeEach(() => {
  listeners.clear();
  held.clear();
  waiting.clear();
  onAnswer.mockClear();
});

const free = (name: string) => {
  held.delete(name);
  waiting.get(name)?.();
};

function openTab(tab: string): TabCalls {
  const calls = new TabCalls({
    tab,
    onAnswer: (answer) => onAnswer(tab, answer),
    channel: {
      post(message) {
        for (const [other, listener] of listeners) if (other !== tab) listener(message);
      },
      listen(listener) {
        listeners.set(tab, listener);
        return () => listeners.delete(tab);
      },
    },
    locks: {
      async hold(name) {
        held.add(name);
        return () => free(name);
      },
      whenFree(name, task) {
        if (held.has(name)) waiting.set(name, task);
        else task();
        return () => waiting.delete(name);
      },
    },
  });
  calls.open();
  return calls;
}

const chat = { roomId: 'r1', name: '雑談', confirmBy: null };

it('announces a call to other tabs, including tabs opened later', async () => {
  const first = openTab('first');
  const second = openTab('second');
  await first.hold(chat);
  expect(second.getSnapshot()).toEqual(chat);
  expect(first.getSnapshot()).toBeNull();
  const third = openTab('third');
  expect(third.getSnapshot()).toEqual(chat);
  await first.hold(null);
  for (const tab of [second, third]) expect(tab.getSnapshot()).toBeNull();
});

it('drops the call of a tab that closed without a message', async () => {
  const first = openTab('first');
  const second = openTab('second');
  await first.hold(chat);
  listeners.delete('first');
  free('first');
  expect(second.getSnapshot()).toBeNull();
});

it('moves a call to the tab that took it over', async () => {
  const first = openTab('first');
  const second = openTab('second');
  const third = openTab('third');
  await first.hold(chat);
  await second.hold(chat);
  // The server ends the call in the first tab.
  await first.hold(null);
  await flushPromises();
  expect(first.getSnapshot()).toEqual(chat);
  expect(third.getSnapshot()).toEqual(chat);
});

it('shows the continue question in every tab and accepts the answer from any of them', async () => {
  const first = openTab('first');
  const second = openTab('second');
  await first.hold({ ...chat, confirmBy: 60_000 });
  expect(second.getSnapshot()?.confirmBy).toBe(60_000);
  const third = openTab('third');
  expect(third.getSnapshot()?.confirmBy).toBe(60_000);
  second.answer('continue');
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith('first', 'continue');
  expect(second.getSnapshot()?.confirmBy).toBeNull();
});

it('clears the continue question when it is answered in the calling tab or that tab closes', async () => {
  const first = openTab('first');
  const second = openTab('second');
  await first.hold({ ...chat, confirmBy: 60_000 });
  await first.hold(chat);
  expect(second.getSnapshot()?.confirmBy).toBeNull();
  second.answer('leave');
  expect(onAnswer).not.toHaveBeenCalled();
  await first.hold({ ...chat, confirmBy: 90_000 });
  first.dispose();
  expect(second.getSnapshot()).toBeNull();
});
