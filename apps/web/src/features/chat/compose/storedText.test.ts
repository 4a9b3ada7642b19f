import { beforeEach, expect, it } from 'vitest';
import {
  countUnsent,
  eraseDrafts,
  deleteTextOfOtherUsers,
  deleteUnsentText,
} from './storedText.ts';

const keys = new Set<string>();
const disk = {
  get length() {
    return keys.size;
  },
  key: (index: number) => [...keys][index] ?? null,
  removeItem: (key: string) => void keys.delete(key),
};

beforeEach(() => {
  keys.clear();
  for (const userId of ['aoi', 'ren'])
    for (const organization of ['sakura', 'northwind'])
      for (const entry of [
        `office.draft.${userId}.${organization}.room/thread`,
        `office.outbox.${userId}.${organization}.client`,
        `office.threads.${userId}.${organization}`,
      ])
        keys.add(entry);
  keys.add('office.language');
});
const left = (part: string) => [...keys].filter((key) => key.includes(part)).length;

it('erases drafts on sign-out but keeps unsent messages until they are discarded', () => {
  eraseDrafts(disk, 'aoi');
  expect([left('.draft.aoi'), left('.threads.aoi'), countUnsent(disk, 'aoi')]).toEqual([0, 0, 2]);
  deleteUnsentText(disk, 'aoi');
  expect([left('aoi'), left('ren'), left('language')]).toEqual([0, 6, 1]);
});

it('erases the text of other members on sign-in', () => {
  deleteTextOfOtherUsers(disk, 'ren');
  expect([left('aoi'), left('ren'), left('language')]).toEqual([0, 6, 1]);
});
