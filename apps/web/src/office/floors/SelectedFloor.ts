import type { LocalStore } from '@office/client/lib/openStorage.ts';
import { Store } from '@office/client/lib/Store.ts';
import { storageKeys } from '../../platform/session/storageKeys.ts';

/** The floor chosen last, or null. Stored in the browser until the member signs out. */
export class SelectedFloor extends Store<string | null> {
  readonly #storage: LocalStore;

  constructor(storage: LocalStore) {
    super(storage.getItem(storageKeys.floor));
    this.#storage = storage;
  }

  choose(floorId: string): void {
    this.#storage.setItem(storageKeys.floor, floorId);
    this.set(floorId);
  }

  reload(): void {
    this.set(this.#storage.getItem(storageKeys.floor));
  }
}
