import type { RealtimeMessages, Schemas } from '@office/api';
import { describe, expect, it } from 'vitest';
import { voiceUpdates } from './updates.ts';

const lists = ['area-rooms', 'rooms', 'admin-rooms'].map((name) => `/v1/voice-chat/${name}`);
const room = '/v1/voice-chat/rooms/{id}';
const invitees = '/v1/voice-chat/users-not-in';

const ren = { userId: 'ren', nameKanji: '高橋 蓮' } as Schemas['VoiceParticipant'];
const empty = (id: string) => ({ id, participants: [] });

function makeQueries() {
  const answers: Record<string, unknown> = {
    ...Object.fromEntries(lists.map((path) => [path, { data: [empty('r1'), empty('r2')] }])),
    [room]: empty('r1'),
    [invitees]: { data: [] },
  };
  const keyOf = (path: string) => ['office', path];
  const patched = new Map<string, unknown>();
  const renewed: string[] = [];
  const cache = {
    keys: () => Object.keys(answers).values(),
    get: (path: string) => ({ data: answers[path], _k: keyOf(path) }),
    set: () => {},
    delete: () => {},
  };
  const mutate = async (which: string | ((key: unknown) => boolean), data?: unknown) => {
    if (typeof which === 'string') patched.set(which, data);
    else renewed.push(...Object.keys(answers).filter((path) => which(keyOf(path))));
  };
  return { queries: { cache: cache as never, mutate, myUserId: 'me' }, patched, renewed };
}

function apply<Kind extends 'voiceRoomChanged' | 'deleteRoom'>(
  kind: Kind,
  message: Partial<RealtimeMessages[Kind]>,
) {
  const { queries, patched, renewed } = makeQueries();
  for (const effect of voiceUpdates[kind] ?? []) effect(message as RealtimeMessages[Kind], queries);
  return { patched, renewed };
}

describe('voice room lists', () => {
  it('update the participants of a room', () => {
    const { patched, renewed } = apply('voiceRoomChanged', { roomId: 'r1', participants: [ren] });
    const joined = { id: 'r1', participants: [ren] };
    for (const path of lists) expect(patched.get(path)).toEqual({ data: [joined, empty('r2')] });
    expect(patched.get(room)).toEqual(joined);
    expect(renewed).toEqual([invitees]);
  });

  it('are fetched again when a room changes', () => {
    const { patched, renewed } = apply('voiceRoomChanged', { roomId: 'r1', participants: null });
    expect(patched.size).toBe(0);
    expect(renewed).toEqual([...lists, room]);
  });

  it('are fetched again when a voice room is deleted, but not for chat rooms', () => {
    expect(apply('deleteRoom', { roomId: 'r1', kind: 'OWN' }).renewed).toEqual([...lists, room]);
    expect(apply('deleteRoom', { roomId: 'r1', kind: null }).renewed).toEqual([]);
  });
});
