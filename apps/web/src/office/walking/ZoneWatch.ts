import type { Zone } from '@office/world/floor-plan';

export type ReportZone = (change: { entered: Zone } | { left: Zone }) => void;

/** Reports the zone in which the member comes to rest, and that they leave it; not a zone that they pass. */
export class ZoneWatch {
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

  /** The member is in no zone any more. */
  leave(): void {
    const left = this.#inside;
    this.#inside = undefined;
    if (left) this.#report({ left });
  }
}
