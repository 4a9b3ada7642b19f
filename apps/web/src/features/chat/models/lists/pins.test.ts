import { expect, it } from 'vitest';
import { makeMessage } from '../../sync/testRoom.ts';
import { isPinListOutdated } from './pins.ts';

const pin = { pinnedAt: '2026-11-20T09:00:00.000Z', pinnedBy: 'ren' };
const pinned = (seq: number, changeSeq: number) => ({ ...makeMessage(seq, changeSeq), pin });
const list = { data: [pinned(1, 5)] };

it.each([
  ['a newly pinned message', pinned(2, 6), true],
  ['a listed message that was unpinned', makeMessage(1, 6), true],
  ['a listed message that was edited', pinned(1, 6), true],
  ['a late event of a listed message', pinned(1, 5), false],
  ['a message without a pin', makeMessage(2, 6), false],
])('detects whether the list is outdated by %s', (_name, message, expected) => {
  expect(isPinListOutdated(list, message)).toBe(expected);
});
