import { expect, it } from 'vitest';
import { NoticeStack } from './NoticeStack.ts';

const setUp = () => new NoticeStack(['call', 'connection', 'room', 'hint']);

it('shows no notice at first', () => {
  expect(setUp().getSnapshot()).toBeNull();
});

it.each([
  [['hint', 'room'], 'room'],
  [['room', 'hint'], 'room'],
  [['hint', 'connection', 'call'], 'call'],
] as const)('shows only the highest priority of %j', (added, shown) => {
  const stack = setUp();
  for (const kind of added) stack.add(kind);
  expect(stack.getSnapshot()).toBe(shown);
});

it('shows the next notice when one is removed, and none after the last', () => {
  const stack = setUp();
  const removeHint = stack.add('hint');
  const removeCall = stack.add('call');
  const removeRoom = stack.add('room');
  removeCall();
  expect(stack.getSnapshot()).toBe('room');
  removeRoom();
  expect(stack.getSnapshot()).toBe('hint');
  removeHint();
  expect(stack.getSnapshot()).toBeNull();
});

it('keeps a notice until each of its reasons is removed', () => {
  const stack = setUp();
  const removeFirst = stack.add('room');
  const removeSecond = stack.add('room');
  removeFirst();
  removeFirst();
  expect(stack.getSnapshot()).toBe('room');
  removeSecond();
  expect(stack.getSnapshot()).toBeNull();
});

it('notifies listeners only when another notice is shown', () => {
  const stack = setUp();
  let notifications = 0;
  stack.subscribe(() => notifications++);
  const removeCall = stack.add('call');
  const removeHint = stack.add('hint');
  removeHint();
  expect(notifications).toBe(1);
  removeCall();
  expect(notifications).toBe(2);
});
