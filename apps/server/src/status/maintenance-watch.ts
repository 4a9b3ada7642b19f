import type { MaintenanceGate } from './maintenance-gate.ts';

/**
 * Calls `onBegin` once for each maintenance that begins, including planned ones that begin without operator
 * action.
 */
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
