import { describe, expect, it } from 'vitest';
import type { OutboxEntry } from './Outbox.ts';
import { outboxStorage } from './outboxStorage.ts';

function memory(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}

const entry = (clientId: string): OutboxEntry => ({
  roomId: 'a',
  request: { clientId, type: 'TEXT', content: 'x' },
  writtenAt: 1,
  state: 'WAITING',
});

describe('outboxStorage', () => {
  it('stores one record per entry, separated by owner', () => {
    const disk = memory();
    const ownStorage = outboxStorage(disk, disk, 'org.me');
    ownStorage.save(entry('1'));
    outboxStorage(disk, disk, 'org.me').save(entry('2'));
    outboxStorage(disk, disk, 'org.other').save(entry('3'));
    expect(ownStorage.load()).toEqual([entry('1'), entry('2')]);
    ownStorage.remove('1');
    expect(ownStorage.load()).toEqual([entry('2')]);
  });

  it('skips invalid records', () => {
    const disk = memory();
    disk.setItem('office.outbox.me.1', '{');
    disk.setItem('office.outbox.me.2', '{"roomId":1}');
    expect(outboxStorage(disk, disk, 'me').load()).toEqual([]);
  });
});
