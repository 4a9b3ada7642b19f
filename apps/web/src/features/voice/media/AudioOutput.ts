import { Store } from '@office/client/lib/Store.ts';
import type { RemoteVoices } from '../rtc/PeerMesh.ts';

/** The part of an audio element that is needed here. */
export interface AudioPlayer {
  srcObject: MediaProvider | null;
  volume: number;
  play(): Promise<void>;
  pause(): void;
  /** Missing in some browsers. */
  setSinkId?(deviceId: string): Promise<void>;
}

export interface AudioOutputDeps {
  createPlayer(): AudioPlayer;
  streamOf(track: MediaStreamTrack): MediaStream;
}

/** `blocked`: the browser plays nothing before the page has been pressed. */
export type Autoplay = 'allowed' | 'blocked';

/** Plays the voices of all others: one speaker, and one volume over all. */
export class AudioOutput extends Store<Autoplay> implements RemoteVoices {
  readonly #deps: AudioOutputDeps;
  readonly #players = new Map<string, AudioPlayer>();
  readonly #volumes = new Map<string, number>();
  #masterVolume = 1;
  #speakerId: string | null = null;

  constructor(deps: AudioOutputDeps) {
    super('allowed');
    this.#deps = deps;
  }

  play(participantId: string, track: MediaStreamTrack): void {
    const player = this.#players.get(participantId) ?? this.#deps.createPlayer();
    this.#players.set(participantId, player);
    player.srcObject = this.#deps.streamOf(track);
    player.volume = this.#volumeOf(participantId);
    void this.#useSpeaker(player);
    void this.#start(player);
  }

  setVolume(participantId: string, volume: number): void {
    this.#volumes.set(participantId, volume);
    const player = this.#players.get(participantId);
    if (player) player.volume = this.#volumeOf(participantId);
  }

  stop(participantId: string): void {
    const player = this.#players.get(participantId);
    this.#players.delete(participantId);
    this.#volumes.delete(participantId);
    if (player) {
      player.pause();
      player.srcObject = null;
    }
    if (this.#players.size === 0) this.set('allowed');
  }

  /** @param volume from 0 to 1, over everyone's own */
  setMasterVolume(volume: number): void {
    this.#masterVolume = volume;
    for (const [id, player] of this.#players) player.volume = this.#volumeOf(id);
  }

  /** @param deviceId null: the system's own */
  setSpeaker(deviceId: string | null): void {
    this.#speakerId = deviceId;
    for (const player of this.#players.values()) void this.#useSpeaker(player);
  }

  /** Tries again; to be called from a press on the page. */
  resume(): void {
    this.set('allowed');
    for (const player of this.#players.values()) void this.#start(player);
  }

  async #start(player: AudioPlayer): Promise<void> {
    try {
      await player.play();
    } catch (error) {
      // Any other error means that another source, or the end, came in between.
      if (error instanceof Error && error.name === 'NotAllowedError') this.set('blocked');
    }
  }

  async #useSpeaker(player: AudioPlayer): Promise<void> {
    try {
      await player.setSinkId?.(this.#speakerId ?? '');
    } catch {
      // It was unplugged: the system's own goes on.
    }
  }

  #volumeOf(participantId: string): number {
    const volume = (this.#volumes.get(participantId) ?? 1) * this.#masterVolume;
    return Math.min(1, Math.max(0, volume));
  }
}
