import type { OutboxEntry, OutboxStorage } from './Outbox.ts';

/** Stores each entry as a record of its own, so that two tabs do not overwrite each other. */
export function outboxStorage(storage: Storage, owner: string): OutboxStorage {
  const prefix = `office.outbox.${owner}.`;
  const keys = () =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
      key.startsWith(prefix),
    );
  return {
    load: () => keys().flatMap((key) => parse(storage.getItem(key))),
    save(entry) {
      try {
        storage.setItem(prefix + entry.request.clientId, JSON.stringify(entry));
      } catch {
        // The disk is full; the page itself still has the message and sends it.
      }
    },
    remove: (clientId) => storage.removeItem(prefix + clientId),
  };
}

function parse(text: string | null): OutboxEntry[] {
  try {
    const entry = JSON.parse(text ?? '') as OutboxEntry;
    return typeof entry.roomId === 'string' && typeof entry.request?.clientId === 'string'
      ? [entry]
      : [];
  } catch {
    return [];
  }
}
