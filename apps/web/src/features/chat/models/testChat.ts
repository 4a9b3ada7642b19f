import type { Schemas } from '@office/api';
import { testDeps } from '@office/client/lib/testDeps.ts';
import type { OutboxEntry } from '../compose/Outbox.ts';
import type { ChatApi } from '../sync/chatApi.ts';
import { FakeChannel } from '../sync/testRoom.ts';
import { MemberChat } from './MemberChat.ts';

function fakeApi(answers: Partial<ChatApi> = {}): ChatApi {
  const silent = () => new Promise<never>(() => {});
  return {
    sendMessage: silent,
    fetchMessages: silent,
    fetchChanges: silent,
    fetchUnread: silent,
    preloadUnread: silent,
    markRead: silent,
    markUnread: silent,
    fetchThreadState: silent,
    markThreadRead: silent,
    fetchRoom: silent,
    editMessage: silent,
    deleteMessage: silent,
    react: silent,
    withdrawReaction: silent,
    pinMessage: silent,
    unpinMessage: silent,
    removePreview: silent,
    fetchFileLinks: silent,
    ...answers,
  };
}

export function makeChat(answers: Partial<ChatApi> = {}) {
  const deps = testDeps(Date.parse('2026-11-20T09:00:00.000Z'));
  const channel = new FakeChannel();
  const kept = new Map<string, string>();
  const disk = new Map<string, OutboxEntry>();
  const added: string[] = [];
  const notified: Schemas['ChatMessage'][] = [];
  const notifiedPaused: string[] = [];
  const online = new Set<() => void>();
  const recovered = new Set<() => void>();
  const errors: unknown[] = [];
  const reads: Schemas['ChatReadState'][] = [];
  const markedUnread: Schemas['ChatMarkedUnread'][] = [];
  const threadReads: Schemas['ChatThreadState'][] = [];
  let ids = 0;
  const chat = new MemberChat({
    ...deps,
    userId: 'me',
    organizationId: 'org',
    api: fakeApi(answers),
    channel,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    outboxStorage: () => ({
      load: () => [...disk.values()],
      save: (entry) => void disk.set(entry.request.clientId, entry),
      remove: (clientId) => void disk.delete(clientId),
    }),
    uploads: { sign: () => new Promise(() => {}), send: () => new Promise(() => {}) },
    drawPdf: () => new Promise(() => {}),
    addresses: { make: () => 'blob:1', free: () => {} },
    newId: () => `id${++ids}`,
    onOnline(listener) {
      online.add(listener);
      return () => online.delete(listener);
    },
    recovery: {
      onRecovered(listener) {
        recovered.add(listener);
        return () => recovered.delete(listener);
      },
    },
    page: { isVisible: () => true, onBack: () => () => {} },
    showError: (error) => errors.push(error),
    showQuietError: (error) => errors.push(error),
    onRead: (read) => reads.push(read),
    onMarkedUnread: (marked) => markedUnread.push(marked),
    onThreadRead: (state) => threadReads.push(state),
    notifyAdded: (room) => added.push(room.id),
    notify(message, options) {
      notified.push(message);
      if (options.notifyPaused) notifiedPaused.push(message.id);
    },
    onRoom: () => {},
  });
  return {
    chat,
    channel,
    clock: deps.clock,
    notified,
    notifiedPaused,
    added,
    errors,
    reads,
    markedUnread,
    threadReads,
    goOnline: () => online.forEach((listener) => listener()),
    recover: () => recovered.forEach((listener) => listener()),
  };
}
