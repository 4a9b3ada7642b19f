import { describe, expect, it } from 'vitest';
import { pageNameKey } from './pageNameKey.ts';

describe('pageNameKey', () => {
  it.each([
    ['CHANNEL', undefined, null, null, undefined],
    ['CHANNEL', undefined, 'new', null, 'form.createTitle'],
    ['DIRECT', undefined, 'new', null, 'direct.title'],
    ['DIRECT', undefined, 'group', null, 'directGroup.title'],
    ['CHANNEL', undefined, 'group', null, undefined],
    ['CHANNEL', undefined, 'meetings', null, 'meetingChats'],
    ['DIRECT', undefined, 'meetings', null, undefined],
    ['CHANNEL', undefined, 'unsent', null, 'unsent.title'],
    ['CHANNEL', undefined, 'search', null, 'search.title'],
    ['CHANNEL', 'room', null, null, undefined],
    ['CHANNEL', 'room', 'search', 'message', 'search.title'],
    ['CHANNEL', 'room', null, 'message', 'thread.title'],
    ['CHANNEL', 'room', 'members', null, 'members.title'],
    ['CHANNEL', 'room', 'add', null, 'members.add'],
    ['CHANNEL', 'room', 'edit', null, 'form.editTitle'],
    ['DIRECT', 'room', 'constructor', null, undefined],
  ] as const)('%s, room %s, view %s, thread %s: %s', (type, roomId, view, threadRootId, key) => {
    expect(pageNameKey({ type, roomId, view, threadRootId })).toBe(key);
  });
});
