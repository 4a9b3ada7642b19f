/** Distance of full volume, in metres. */
const fullVolumeDistance = 2;
/** Distance of the minimum volume, in metres. */
export const voiceZoneRange = 8;
const minVolume = 0.25;
/** Minimum movement in metres before the volume changes, to avoid flicker. */
const step = 0.4;

/** Volume at a distance, from 0 to 1. `reach` is the distance of the minimum volume, in metres. */
export function volumeAt(metres: number, reach = voiceZoneRange): number {
  const share = Math.min(
    1,
    Math.max(0, (metres - fullVolumeDistance) / (reach - fullVolumeDistance)),
  );
  return 1 - share * (1 - minVolume);
}

export class VoiceFade {
  #heardAt = 0;

  /** @param metres null if the position is unknown: plays at full volume */
  at(metres: number | null, reach?: number): number {
    const distance = metres ?? 0;
    if (metres === null || Math.abs(distance - this.#heardAt) >= step) this.#heardAt = distance;
    return volumeAt(this.#heardAt, reach);
  }
}
