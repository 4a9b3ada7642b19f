import type { OfficeLight } from '@office/ui/screens/settings';
import type { LocalStore } from '@office/client/lib/openStorage.ts';
import { Store } from '@office/client/lib/Store.ts';
import { storage } from '@office/client/lib/browserStorage.ts';

const lightKey = 'office.light';
const selectedLights: readonly OfficeLight[] = ['day', 'evening', 'night'];

/** The time of day shown in the 3D office of this device; not part of the member's settings. */
export class OfficeLightChoice extends Store<OfficeLight> {
  readonly #storage: LocalStore;

  constructor(from: LocalStore) {
    const stored = from.getItem(lightKey);
    super(selectedLights.find((light) => light === stored) ?? 'automatic');
    this.#storage = from;
  }

  choose(light: OfficeLight): void {
    this.#storage.setItem(lightKey, light);
    this.set(light);
  }
}

export const officeLight = new OfficeLightChoice(storage);
