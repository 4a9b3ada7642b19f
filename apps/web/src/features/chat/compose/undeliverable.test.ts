import { describe, expect, it } from 'vitest';
import type { OutboxEntry } from './Outbox.ts';
import { undeliverableIn } from './undeliverable.ts';

const entry = (roomId: string, state: OutboxEntry['state']): OutboxEntry => ({
  roomId,
  request: { clientId: `${roomId} ${state}`, type: 'TEXT', content: 'hello' },
  writtenAt: 1,
  state,
});
const entries = [
  entry('mine', 'FAILED'),
  entry('gone', 'FAILED'),
  // No list may know a room that has just come into being.
  entry('new', 'SENDING'),
  entry('new', 'WAITING'),
];

describe('messages that no room shows', () => {
  it('are those that were refused by a room that is none of the member’s', () => {
    expect(undeliverableIn(entries, [{ roomId: 'mine' }])).toEqual([entry('gone', 'FAILED')]);
  });

  it('are none while the rooms of the member are not known', () => {
    expect(undeliverableIn(entries, undefined)).toEqual([]);
  });
});
