import type { LocalStore } from '@office/client/lib/openStorage.ts';
import { Store } from '@office/client/lib/Store.ts';
import { storageKeys } from '../../platform/session/storageKeys.ts';

/**
 * The floor that the member chose last, in any organisation; null if they chose none.
 * The browser keeps it until the member signs out.
 */
export class ChosenFloor extends Store<string | null> {
  readonly #storage: LocalStore;

  constructor(storage: LocalStore) {
    super(storage.getItem(storageKeys.floor));
    this.#storage = storage;
  }

  /** Takes the member to a floor. */
  choose(floorId: string): void {
    this.#storage.setItem(storageKeys.floor, floorId);
    this.set(floorId);
  }

  /** Reads the storage again, which signing out and other tabs change. */
  reload(): void {
    this.set(this.#storage.getItem(storageKeys.floor));
  }
}
