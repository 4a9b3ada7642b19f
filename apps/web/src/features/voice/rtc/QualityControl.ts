import type { PacketCounters } from './connectionStats.ts';
import { readConnection } from './connectionStats.ts';
import type { PeerConnection } from './PeerConnection.ts';
import { pictureKinds, type VideoTrackKind } from './tracks.ts';
import {
  firstQuality,
  nextQuality,
  qualityAt,
  type QualityState,
  type QualitySurroundings,
} from './videoQuality.ts';

export type SentPictures = Readonly<Record<VideoTrackKind, boolean>>;

export class QualityControl {
  readonly #connection: Pick<PeerConnection, 'getStats' | 'setVideoQuality'>;
  #counters: PacketCounters | null = null;
  #state: QualityState | null = null;
  #isPaused = false;

  constructor(connection: Pick<PeerConnection, 'getStats' | 'setVideoQuality'>) {
    this.#connection = connection;
  }

  /** Applies a change of the sent tracks immediately: a shared screen reduces the budget of the camera. */
  async apply(sends: SentPictures, surroundings: QualitySurroundings): Promise<void> {
    this.#state ??= firstQuality(surroundings);
    const quality = qualityAt(this.#state, sends);
    this.#isPaused = pictureKinds.every((kind) => quality[kind] === 'off') && isAnySent(sends);
    await this.#connection.setVideoQuality(quality);
  }

  get isVideoPaused(): boolean {
    return this.#isPaused;
  }

  async update(sends: SentPictures, surroundings: QualitySurroundings): Promise<void> {
    const report = await this.#connection.getStats();
    if (!report) return;
    const { reading, counters } = readConnection(report, this.#counters ?? { sent: 0, lost: 0 });
    // Skips the first reading, which covers the time since the connection was created.
    if (this.#counters)
      this.#state = nextQuality(this.#state ?? firstQuality(surroundings), reading, surroundings);
    this.#counters = counters;
    await this.apply(sends, surroundings);
  }

  /** Discards the counters while no video is sent, because they would be outdated later. */
  pause(): void {
    this.#counters = null;
  }
}

function isAnySent(sends: SentPictures): boolean {
  return pictureKinds.some((kind) => sends[kind]);
}
