import { describe, expect, it } from 'vitest';
import type { OutboxEntry } from './Outbox.ts';
import { findUndeliverable } from './undeliverable.ts';

const entry = (roomId: string, state: OutboxEntry['state']): OutboxEntry => ({
  roomId,
  request: { clientId: `${roomId} ${state}`, type: 'TEXT', content: 'hello' },
  writtenAt: 1,
  state,
});
const entries = [
  entry('mine', 'FAILED'),
  entry('gone', 'FAILED'),
  entry('new', 'SENDING'),
  entry('new', 'WAITING'),
];

describe('findUndeliverable', () => {
  it('returns failed messages of rooms the member has left', () => {
    expect(findUndeliverable(entries, [{ roomId: 'mine' }])).toEqual([entry('gone', 'FAILED')]);
  });

  it('returns an empty list until the rooms are loaded', () => {
    expect(findUndeliverable(entries, undefined)).toEqual([]);
  });
});
