import { describe, expect, it } from 'vitest';
import { deleteExpiredEntries, sealedEntryDays } from './sealedEntry.ts';
import { sealedStorage } from './sealedStorage.ts';

const day = 24 * 60 * 60_000;

function setUp() {
  const entries = new Map<string, string>();
  const disk = {
    get length() {
      return entries.size;
    },
    key: (index: number) => [...entries.keys()][index] ?? null,
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
  };
  let now = Date.parse('2026-11-23T09:00:00Z');
  const storage = sealedStorage(
    disk,
    () => '1'.repeat(64),
    () => now,
  );
  return {
    storage,
    entries,
    wait: (days: number) => (now += days * day),
    start: () => deleteExpiredEntries(disk, now),
  };
}

describe('deleteExpiredEntries', () => {
  it('deletes entries that have not changed within the limit, and keeps newer ones', () => {
    const { storage, entries, wait, start } = setUp();
    storage.setItem('office.surveyAnswers.aoi', 'a');
    storage.setItem('office.search.aoi', 'a');
    wait(1);
    storage.setItem('office.surveyAnswers.ren', 'a');
    wait(sealedEntryDays - 0.5);
    start();
    expect([...entries.keys()]).toEqual(['office.surveyAnswers.ren']);
  });

  it('counts from the last change', () => {
    const { storage, wait, start } = setUp();
    storage.setItem('draft', 'first');
    wait(sealedEntryDays - 1);
    storage.setItem('draft', 'second');
    wait(sealedEntryDays - 1);
    start();
    expect(storage.getItem('draft')).toBe('second');
  });

  it('keeps entries that are not encrypted', () => {
    const { entries, wait, start } = setUp();
    entries.set('office.language', 'en');
    entries.set('office.deviceToken', 'ab12');
    wait(10 * sealedEntryDays);
    start();
    expect(entries.size).toBe(2);
  });

  it('does nothing if the browser denies access to its storage', () => {
    expect(() => deleteExpiredEntries(null, 0)).not.toThrow();
  });
});
