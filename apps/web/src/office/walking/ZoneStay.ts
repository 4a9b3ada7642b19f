import type { Zone } from '@office/world/floor-plan';

export type ReportZone = (change: { entered: Zone } | { left: Zone }) => void;

/** Notices in which zone one comes to rest, and that one leaves it; who only passes through is in none. */
export class ZoneStay {
  readonly #report: ReportZone;
  #inside: Zone | undefined;

  constructor(report: ReportZone) {
    this.#report = report;
  }

  update(zone: Zone | undefined, { resting }: { resting: boolean }): void {
    if (this.#inside && this.#inside.id !== zone?.id) this.leave();
    if (!zone || !resting || this.#inside) return;
    this.#inside = zone;
    this.#report({ entered: zone });
  }

  /** One is nowhere any more. */
  leave(): void {
    const left = this.#inside;
    this.#inside = undefined;
    if (left) this.#report({ left });
  }
}
