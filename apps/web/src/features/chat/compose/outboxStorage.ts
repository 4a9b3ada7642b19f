import type { OutboxEntry, OutboxStorage } from './Outbox.ts';

/** Stores each entry as a separate record so that two tabs do not overwrite each other. */
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
        // Storage is full; the message is still sent from memory.
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
