import { expect, it } from 'vitest';
import type { WalkRequests } from '../../../office/walking/WalkRequestStore.ts';
import {
  hasSatDown,
  hasWalked,
  isGoingToSomeone,
  isOwnMessage,
  isSomeoneElse,
} from './ownSteps.ts';

it.each([
  [{ x: 0, z: 0 }, false],
  [{ x: 0.5, z: 0.5 }, false],
  [{ x: 1, z: -1.2 }, true],
])('from the middle to %j is a walk: %s', (to, walked) => {
  expect(hasWalked({ x: 0, z: 0 }, to)).toBe(walked);
});

it.each([
  ['stand', 'sit', true],
  ['walk', 'sit', true],
  ['sit', 'sit', false],
  ['sit', 'stand', false],
] as const)('from %s to %s is sitting down: %s', (from, to, sat) => {
  expect(hasSatDown({ state: from } as never, { state: to } as never)).toBe(sat);
});

it.each([
  ['me', true],
  ['other', false],
  [null, false],
])('a message of %s is the member’s own: %s', (id, own) => {
  const message = { sender: id && { id } };
  expect(isOwnMessage({ message } as never, 'me')).toBe(own);
  expect(isOwnMessage({ message } as never, undefined)).toBe(false);
});

it.each([
  ['/people/other', true],
  ['/people/other/note', true],
  ['/people/me', false],
  ['/people', false],
  ['/main', false],
])('%s is someone else’s profile: %s', (pathname, found) => {
  expect(isSomeoneElse(pathname, 'me')).toBe(found);
});

it.each<[string, WalkRequests, boolean]>([
  ['to nobody', { pending: null, following: null }, false],
  ['to a place', { pending: { floorId: '1', goal: { x: 0, z: 0 } }, following: null }, false],
  ['to someone', { pending: { floorId: '1', goal: { userId: 'o' } }, following: null }, true],
  ['along', { pending: null, following: { floorId: '1', userId: 'o' } }, true],
])('going %s', (_, requests, going) => {
  expect(isGoingToSomeone(requests)).toBe(going);
});
