import type { LocalStore } from '@office/client/lib/openStorage.ts';
import type { OutboxEntry, OutboxStorage } from './Outbox.ts';

/**
 * Stores each entry separately, so that two tabs do not overwrite each other.
 * @param disk lists the records; `storage` encrypts their values
 */
export function outboxStorage(
  disk: Pick<Storage, 'length' | 'key'>,
  storage: LocalStore,
  owner: string,
): OutboxStorage {
  const prefix = `office.outbox.${owner}.`;
  const keys = () =>
    Array.from({ length: disk.length }, (_, index) => disk.key(index) ?? '').filter((key) =>
      key.startsWith(prefix),
    );
  return {
    load: () => keys().flatMap((key) => parse(storage.getItem(key))),
    save: (entry) => storage.setItem(prefix + entry.request.clientId, JSON.stringify(entry)),
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
