import { browserDeps, type Deps } from '@office/client/lib/deps.ts';
import type { LocalStore } from '@office/client/lib/openStorage.ts';
import { Store } from '@office/client/lib/Store.ts';
import { storage } from '@office/client/lib/browserStorage.ts';

type OfficeView = '3d' | '2d';

const viewKey = 'office.view';
/** Time at which the 3D office was too slow on this device, in epoch milliseconds. */
const slowKey = 'office.view.slow';

/** After this time the 3D office is tried again, for example because the browser is faster now. */
const retryAfterMs = 7 * 24 * 60 * 60_000;

/** The office view chosen on this device; not part of the member's settings. */
export class OfficeViewChoice extends Store<OfficeView> {
  readonly #storage: LocalStore;
  readonly #clock: Deps['clock'];

  constructor(from: LocalStore, { clock }: Pick<Deps, 'clock'>) {
    super(firstView(from, clock.now()));
    this.#storage = from;
    this.#clock = clock;
  }

  choose(view: OfficeView): void {
    this.#storage.setItem(viewKey, view);
    this.set(view);
  }

  /** Not stored: the next visit uses the chosen view again. */
  chooseForNow(view: OfficeView): void {
    this.set(view);
  }

  /** Shows the plan because 3D is too slow. Returns false if the member has chosen 3D. */
  fallBackToPlan(): boolean {
    if (this.#storage.getItem(viewKey) === '3d') return false;
    this.#storage.setItem(slowKey, String(this.#clock.now()));
    this.set('2d');
    return true;
  }
}

function firstView(from: LocalStore, now: number): OfficeView {
  const chosen = from.getItem(viewKey);
  if (chosen === '2d' || chosen === '3d') return chosen;
  const slowAt = Number(from.getItem(slowKey) ?? NaN);
  return now - slowAt < retryAfterMs ? '2d' : '3d';
}

export const officeView = new OfficeViewChoice(storage, browserDeps);
