import type { LocalStore } from '@office/client/lib/openStorage.ts';
import { Store } from '@office/client/lib/Store.ts';
import { storage } from '@office/client/lib/browserStorage.ts';

/** The office as the 3D scene, or from above. */
export type OfficeView = '3d' | '2d';

const viewKey = 'office.view';

/** The way in which this browser shows the office. Belongs to the device, not the member. */
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

  /** Until the page is loaded again: the next visit tries the chosen one once more. */
  chooseForNow(view: OfficeView): void {
    this.set(view);
  }
}

export const officeView = new OfficeViewChoice(storage);
