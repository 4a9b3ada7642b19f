import type { Zone } from '../floor-plan/floor-plan.ts';

export type ZoneChange = { entered: Zone; left?: undefined } | { left: Zone; entered?: undefined };

export type ReportZone = (change: ZoneChange) => void;

/** Milliseconds at rest after which a zone counts as entered, so that passing through does not join. */
const dwellMs = 900;

/** Ignores position changes without walking, because the server may reset the position. */
export class ZoneWatch {
  readonly #report: ReportZone;
  #inside: Zone | undefined;
  #candidate: Zone | undefined;
  #since = 0;
  #waitsForWalk = false;

  constructor(report: ReportZone) {
    this.#report = report;
  }

  /** Ignores the zone of the first position until the member walks: another tab entered it. */
  ignoreZonesUntilWalk(): void {
    this.#waitsForWalk = true;
  }

  /** Returns whether the dwell time is still running. `now` is in milliseconds. */
  update(zone: Zone | undefined, { now, walked }: { now: number; walked: boolean }): boolean {
    if (walked) this.#waitsForWalk = false;
    if (this.#waitsForWalk) return false;
    if (zone?.id === this.#inside?.id || (this.#inside && !walked)) {
      this.#candidate = this.#inside;
      return false;
    }
    if (this.#inside) this.leave();
    if (walked || zone?.id !== this.#candidate?.id) {
      this.#candidate = zone;
      this.#since = now;
    }
    if (!zone) return false;
    if (now - this.#since < dwellMs) return true;
    this.#inside = zone;
    this.#report({ entered: zone });
    return false;
  }

  updateZones(zones: readonly Zone[]): void {
    if (!zones.some(({ id }) => id === this.#inside?.id)) this.leave();
  }

  leave(): void {
    this.#waitsForWalk = false;
    const left = this.#inside;
    this.#inside = this.#candidate = undefined;
    if (left) this.#report({ left });
  }
}
