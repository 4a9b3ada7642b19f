import type { Zone } from '@office/world/floor-plan';

export type ReportZone = (change: { entered?: Zone; left?: Zone }) => void;

/** Milliseconds in a zone before it counts: one who only passes through joins nothing. */
const dwell = 900;

/** Notices when oneself comes into a zone to stay, and when one leaves it. */
export class ZoneWatch {
  #inside: Zone | undefined;
  #candidate: Zone | undefined;
  #since = 0;

  /** Returns whether it still waits, so that it must be asked again. */
  update(zone: Zone | undefined, now: number, report: ReportZone): boolean {
    if (zone?.id === this.#inside?.id) {
      this.#candidate = this.#inside;
      return false;
    }
    if (this.#inside) {
      const left = this.#inside;
      this.#inside = undefined;
      report({ left });
    }
    if (zone?.id !== this.#candidate?.id) {
      this.#candidate = zone;
      this.#since = now;
    }
    if (!zone) return false;
    if (now - this.#since < dwell) return true;
    this.#inside = zone;
    report({ entered: zone });
    return false;
  }
}
