import { TestClock } from '@office/client/lib/testDeps.ts';
import { expect, it } from 'vitest';
import { SessionNote, tabNoteMs } from './SessionNote.ts';

const call = {
  room: { id: 'r1', kind: 'OWN', name: '雑談', meetingRoomId: null },
  person: null,
  muted: true,
  meetingId: null,
} as const;

function setUp() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const clock = new TestClock();
  const of = (myUserId: string) =>
    new SessionNote({ clock, storage, myUserId, key: 'office.call' });
  return { clock, of, break: () => kept.set('office.call', '{') };
}

it('returns the note once, within its lifetime, and only to the same member', () => {
  const { clock, of, ...storage } = setUp();
  expect(of('aoi').take()).toBeNull();
  of('aoi').keep(call);
  expect(of('aoi').take()).toEqual(call);
  expect(of('aoi').take()).toBeNull();
  of('aoi').keep(call);
  expect(of('ren').take()).toBeNull();
  of('aoi').keep(call);
  clock.advance(tabNoteMs);
  expect(of('aoi').take()).toBeNull();
  storage.break();
  expect(of('aoi').take()).toBeNull();
});
