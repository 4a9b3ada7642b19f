import { expect, it } from 'vitest';
import type { WalkRequests } from '../../../office/walking/WalkRequestStore.ts';
import {
  hasSatDown,
  hasWalked,
  isWalkingToMember,
  isOwnMessage,
  isOtherProfilePath,
} from './ownSteps.ts';

it.each([
  [{ x: 0, z: 0 }, false],
  [{ x: 0.5, z: 0.5 }, false],
  [{ x: 1, z: -1.2 }, true],
])('hasWalked from the origin to %j: %s', (to, walked) => {
  expect(hasWalked({ x: 0, z: 0 }, to)).toBe(walked);
});

it.each([
  ['stand', 'sit', true],
  ['walk', 'sit', true],
  ['sit', 'sit', false],
  ['sit', 'stand', false],
] as const)('hasSatDown from %s to %s: %s', (from, to, sat) => {
  expect(hasSatDown({ state: from } as never, { state: to } as never)).toBe(sat);
});

it.each([
  ['me', true],
  ['other', false],
  [null, false],
])('isOwnMessage from %s: %s', (id, own) => {
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
])('isOtherProfilePath %s: %s', (pathname, found) => {
  expect(isOtherProfilePath(pathname, 'me')).toBe(found);
});

it.each<[string, WalkRequests, boolean]>([
  ['without a destination', { pending: null, following: null }, false],
  ['to a place', { pending: { floorId: '1', goal: { x: 0, z: 0 } }, following: null }, false],
  ['to a person', { pending: { floorId: '1', goal: { userId: 'o' } }, following: null }, true],
  ['along', { pending: null, following: { floorId: '1', userId: 'o' } }, true],
])('isWalkingToMember: walking %s', (_, requests, going) => {
  expect(isWalkingToMember(requests)).toBe(going);
});
