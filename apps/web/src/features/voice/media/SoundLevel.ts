import { Store } from '@office/client/lib/Store.ts';

/** Range of the meter, in decibels below full scale. */
const minDecibels = -50;
const maxDecibels = -12;

/** Microphone volume on a logarithmic scale from 0 to 1. */
export class SoundLevel extends Store<number> {
  constructor() {
    super(0);
  }

  /** @param level root mean square of the samples, from 0 to 1 */
  measured(level: number): void {
    const decibels = 20 * Math.log10(Math.max(level, 1e-6));
    const share = (decibels - minDecibels) / (maxDecibels - minDecibels);
    // Rounds to steps, to avoid renders without a visible change.
    this.set(Math.round(Math.min(1, Math.max(0, share)) * 20) / 20);
  }
}
