import type { LocalStore } from '@office/client/lib/openStorage.ts';
import { Store } from '@office/client/lib/Store.ts';

export type PersonVolumesStorage = Pick<LocalStore, 'getItem' | 'setItem'>;

const key = 'office.device.personVolumes';
/** The volumes that were not changed for the longest time are dropped. */
const maxStored = 200;

/** Volume per user id, from 0 to 1. Missing entries mean full volume. */
export class PersonVolumes extends Store<ReadonlyMap<string, number>> {
  readonly #storage: PersonVolumesStorage;

  constructor(storage: PersonVolumesStorage) {
    super(read(storage));
    this.#storage = storage;
  }

  of(userId: string | undefined): number {
    return (userId === undefined ? undefined : this.getSnapshot().get(userId)) ?? 1;
  }

  change(userId: string, volume: number): void {
    const volumes = new Map(this.getSnapshot());
    volumes.delete(userId);
    if (volume < 1) volumes.set(userId, Math.max(0, volume));
    this.#storage.setItem(key, JSON.stringify([...volumes].slice(-maxStored)));
    this.set(volumes);
  }
}

function read(storage: PersonVolumesStorage): ReadonlyMap<string, number> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.filter(isEntry) : []);
  } catch {
    return new Map();
  }
}

function isEntry(entry: unknown): entry is [string, number] {
  if (!Array.isArray(entry) || entry.length !== 2) return false;
  const [userId, volume] = entry as unknown[];
  return typeof userId === 'string' && typeof volume === 'number' && volume >= 0 && volume <= 1;
}
