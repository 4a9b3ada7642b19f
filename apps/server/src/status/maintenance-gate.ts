import { blockCodes } from '@office/vocabulary';
import type { Bus } from '../database/bus.ts';
import type { Database } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import { isMaintenanceOn } from './maintenance-store.ts';

export const maintenanceTopic = 'maintenance';

/** Cache time in milliseconds. A change notification invalidates the cache earlier. */
const cacheMs = 2000;

export class MaintenanceGate {
  readonly #db: Database;
  readonly #now: () => Date;
  #answer: { at: number; on: boolean } | undefined;
  #changes = 0;

  constructor(db: Database, now: () => Date, bus: Pick<Bus, 'subscribe' | 'onGap'>) {
    this.#db = db;
    this.#now = now;
    bus.subscribe(maintenanceTopic, () => this.invalidate());
    bus.onGap(() => this.invalidate());
  }

  invalidate(): void {
    this.#answer = undefined;
    this.#changes += 1;
  }

  async isOn(): Promise<boolean> {
    const now = this.#now();
    const age = now.getTime() - (this.#answer?.at ?? -Infinity);
    if (this.#answer && age >= 0 && age < cacheMs) return this.#answer.on;
    const changes = this.#changes;
    const on = await isMaintenanceOn(this.#db, now);
    // Does not cache a result that was queried before the latest change.
    if (changes === this.#changes) this.#answer = { at: now.getTime(), on };
    return on;
  }

  /** @throws {ApiError} 503 `SystemCurrentlyUnderMaintenance`, with code 4017 */
  async requireOpen(): Promise<void> {
    if (await this.isOn()) {
      throw new ApiError('SystemCurrentlyUnderMaintenance', { code: blockCodes.maintenance });
    }
  }
}
