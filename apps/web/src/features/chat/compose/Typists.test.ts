import { expect, it } from 'vitest';
import { Typists } from './Typists.ts';

function makeTypists() {
  let now = 0;
  const tasks = new Set<{ task(): void; at: number }>();
  const signals: string[] = [];
  const typists = new Typists({
    now: () => now,
    schedule(task, ms) {
      const entry = { task, at: now + ms };
      tasks.add(entry);
      return () => tasks.delete(entry);
    },
    signal: (roomId) => signals.push(roomId),
  });
  const pass = (ms: number) => {
    now += ms;
    for (const entry of tasks) if (entry.at <= now && tasks.delete(entry)) entry.task();
  };
  return { typists, signals, pass };
}
const aoi = { id: 'u1', nameKanji: '葵' };

it('shows someone for five seconds after the last signal', () => {
  const { typists, pass } = makeTypists();
  typists.started('room', aoi);
  pass(3000);
  typists.started('room', aoi);
  pass(3000);
  expect(typists.in('room')).toEqual(['葵']);
  pass(2000);
  expect(typists.in('room')).toEqual([]);
});

it('shows nobody whose message has come, and nobody of another room', () => {
  const { typists } = makeTypists();
  typists.started('room', aoi);
  expect(typists.in('other')).toEqual([]);
  typists.stopped('room', 'u1');
  expect(typists.in('room')).toEqual([]);
});

it('signals one’s own typing every three seconds, and at once after sending', () => {
  const { typists, signals, pass } = makeTypists();
  typists.typed('room');
  typists.typed('room');
  expect(signals).toHaveLength(1);
  pass(3000);
  typists.typed('room');
  expect(signals).toHaveLength(2);
  typists.sent('room');
  typists.typed('room');
  expect(signals).toHaveLength(3);
});
