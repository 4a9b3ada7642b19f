import type { LocalStore } from '@office/client/lib/openStorage.ts';
import { Store } from '@office/client/lib/Store.ts';
import { storage } from '@office/client/lib/browserStorage.ts';

type OfficeView = '3d' | '2d';

const viewKey = 'office.view';

/** The office view chosen on this device; not part of the member's settings. */
class OfficeViewChoice extends Store<OfficeView> {
  readonly #storage: LocalStore;

  constructor(from: LocalStore) {
    super(from.getItem(viewKey) === '2d' ? '2d' : '3d');
    this.#storage = from;
  }

  choose(view: OfficeView): void {
    this.#storage.setItem(viewKey, view);
    this.set(view);
  }

  /** Not stored: the next visit uses the chosen view again. */
  chooseForNow(view: OfficeView): void {
    this.set(view);
  }
}

export const officeView = new OfficeViewChoice(storage);
