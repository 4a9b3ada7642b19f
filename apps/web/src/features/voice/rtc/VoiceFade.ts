/** Metres up to which a voice keeps its full volume. */
const fullUpTo = 2;
/** Metres from which on a voice in a place gets no quieter. */
export const placeReach = 8;
/** The volume from there on: quiet, but still there. */
const quietest = 0.25;
/** Metres that someone has to move before their volume changes, so that it does not flicker. */
const step = 0.4;

/**
 * The volume of a voice at a distance, from 0 to 1.
 * @param reach metres from which on it gets no quieter
 */
export function volumeAt(metres: number, reach = placeReach): number {
  const share = Math.min(1, Math.max(0, (metres - fullUpTo) / (reach - fullUpTo)));
  return 1 - share * (1 - quietest);
}

/** The volume of one voice while its distance changes. */
export class VoiceFade {
  #heardAt = 0;

  /** @param metres null: their place is unknown, and they are heard as if they stood here */
  at(metres: number | null, reach?: number): number {
    const distance = metres ?? 0;
    if (metres === null || Math.abs(distance - this.#heardAt) >= step) this.#heardAt = distance;
    return volumeAt(this.#heardAt, reach);
  }
}
