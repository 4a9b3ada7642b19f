import { blockCodes } from '@office/vocabulary';
import type { Bus } from '../database/bus.ts';
import type { Database } from '../database/database.ts';
import type { RealtimeHub } from '../realtime/hub.ts';
import { MaintenanceGate } from './maintenance-gate.ts';

interface Deps {
  db: Database;
  now(): Date;
  bus: Pick<Bus, 'subscribe' | 'onGap'>;
  realtime: RealtimeHub;
}

export function watchMaintenance({ db, now, bus, realtime }: Deps): {
  gate: MaintenanceGate;
  close(): void;
} {
  const gate = new MaintenanceGate(db, now, bus);
  realtime.on('forcedLogout', ({ code }) => {
    if (code === blockCodes.maintenance) gate.invalidate();
  });
  const watch = new MaintenanceWatch(gate, () =>
    realtime.forceLogoutHere('everyone', blockCodes.maintenance),
  );
  return { gate, close: () => watch.close() };
}

/** Calls `onBegin` once for each maintenance, including planned ones. */
export class MaintenanceWatch {
  readonly #gate: Pick<MaintenanceGate, 'isOn'>;
  readonly #onBegin: () => void;
  readonly #timer: NodeJS.Timeout;
  #wasOn = false;

  constructor(gate: Pick<MaintenanceGate, 'isOn'>, onBegin: () => void, everyMs = 3000) {
    this.#gate = gate;
    this.#onBegin = onBegin;
    // A database failure does not indicate the state of maintenance.
    this.#timer = setInterval(() => void this.check().catch(() => undefined), everyMs);
  }

  async check(): Promise<void> {
    const isOn = await this.#gate.isOn();
    if (isOn && !this.#wasOn) this.#onBegin();
    this.#wasOn = isOn;
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
