import { Store } from '@office/client/lib/Store.ts';

/** Decibels below full scale at which a meter begins, and is full. */
const quietest = -50;
const loudest = -12;

/** How loud a microphone is, as a meter shows it: from 0 to 1, as ears count. */
export class SoundLevel extends Store<number> {
  constructor() {
    super(0);
  }

  /** @param level the root mean square of the samples, from 0 to 1 */
  measured(level: number): void {
    const decibels = 20 * Math.log10(Math.max(level, 1e-6));
    const share = (decibels - quietest) / (loudest - quietest);
    // A meter has steps: what is not seen needs not be drawn.
    this.set(Math.round(Math.min(1, Math.max(0, share)) * 20) / 20);
  }
}
