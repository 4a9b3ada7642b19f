import { expect, it } from 'vitest';
import { windowTitle } from './windowTitle.ts';

it.each([
  [['営業部', 'チャットルーム', 'Office'], 0, '営業部 | チャットルーム | Office'],
  [['', 'チャットルーム', 'Office'], 3, '(3) チャットルーム | Office'],
  [['Office'], 100, '(99+) Office'],
  [[], 3, ''],
])('%j with %d waiting is %j', (names, attention, title) => {
  expect(windowTitle(names, attention)).toBe(title);
});
