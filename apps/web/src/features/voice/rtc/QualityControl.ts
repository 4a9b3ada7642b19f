import type { PacketCounters } from './connectionStats.ts';
import { readConnection } from './connectionStats.ts';
import type { PeerConnection } from './PeerConnection.ts';
import { pictureKinds, type PictureKind } from './tracks.ts';
import {
  firstQuality,
  nextQuality,
  qualityAt,
  type QualityState,
  type QualitySurroundings,
} from './videoQuality.ts';

export type SentPictures = Readonly<Record<PictureKind, boolean>>;

/** Keeps the pictures to one other participant as large as the way to them carries. */
export class QualityControl {
  readonly #connection: Pick<PeerConnection, 'getStats' | 'setVideoQuality'>;
  #counters: PacketCounters | null = null;
  #state: QualityState | null = null;
  #isHeld = false;

  constructor(connection: Pick<PeerConnection, 'getStats' | 'setVideoQuality'>) {
    this.#connection = connection;
  }

  /** Takes what is switched on, at once: a screen that is shared now leaves less to the camera. */
  async apply(sends: SentPictures, surroundings: QualitySurroundings): Promise<void> {
    this.#state ??= firstQuality(surroundings);
    const quality = qualityAt(this.#state, sends);
    this.#isHeld = pictureKinds.every((kind) => quality[kind] === 'off') && isAnySent(sends);
    await this.#connection.setVideoQuality(quality);
  }

  /** Whether there are pictures, and the way to the other participant carries none of them. */
  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** Reads how the last seconds went, and decides on the next ones. */
  async update(sends: SentPictures, surroundings: QualitySurroundings): Promise<void> {
    const report = await this.#connection.getStats();
    if (!report) return;
    const { reading, counters } = readConnection(report, this.#counters ?? { sent: 0, lost: 0 });
    // The first reading counts from the beginning of the connection.
    if (this.#counters)
      this.#state = nextQuality(this.#state ?? firstQuality(surroundings), reading, surroundings);
    this.#counters = counters;
    await this.apply(sends, surroundings);
  }

  /** Forgets what was measured, when nothing is sent any more: it would be of long ago. */
  pause(): void {
    this.#counters = null;
  }
}

function isAnySent(sends: SentPictures): boolean {
  return pictureKinds.some((kind) => sends[kind]);
}
