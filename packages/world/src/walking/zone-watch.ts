import type { Zone } from '../floor-plan/floor-plan.ts';

/** A zone that the member has come into, or left. */
export type ZoneChange = { entered: Zone; left?: undefined } | { left: Zone; entered?: undefined };

export type ReportZone = (change: ZoneChange) => void;

/** Milliseconds at rest in a zone before it counts: a member who only passes through joins nothing. */
const dwell = 900;

/**
 * Reports the zone into which the member comes to stay, and that they leave it: by a step of their own, for the
 * server may put them back after a lost connection.
 */
export class ZoneWatch {
  readonly #report: ReportZone;
  #inside: Zone | undefined;
  #candidate: Zone | undefined;
  #since = 0;

  constructor(report: ReportZone) {
    this.#report = report;
  }

  /**
   * Takes the zone in which the member is. Returns whether it still waits, so that it must be asked again.
   * @param step.now milliseconds
   */
  update(zone: Zone | undefined, { now, walked }: { now: number; walked: boolean }): boolean {
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
    if (now - this.#since < dwell) return true;
    this.#inside = zone;
    this.#report({ entered: zone });
    return false;
  }

  /** The floor was rebuilt: the member is in their zone still, unless it is gone. */
  rebuilt(zones: readonly Zone[]): void {
    if (!zones.some(({ id }) => id === this.#inside?.id)) this.leave();
  }

  /** The member is in no zone any more. */
  leave(): void {
    const left = this.#inside;
    this.#inside = this.#candidate = undefined;
    if (left) this.#report({ left });
  }
}
