import type { VoiceOutput } from '../rtc/PeerMesh.ts';

/** The part of an audio element that is needed here. */
export interface Player {
  srcObject: MediaProvider | null;
  volume: number;
  play(): Promise<void>;
  pause(): void;
  /** Not in every browser. */
  setSinkId?(deviceId: string): Promise<void>;
}

export interface AudioOutputOptions {
  createPlayer(): Player;
  streamOf(track: MediaStreamTrack): MediaStream;
}

/** Where all voices come out: one speaker, one volume over all, and whether the browser lets them. */
export class AudioOutput implements VoiceOutput {
  readonly #options: AudioOutputOptions;
  readonly #players = new Map<string, Player>();
  readonly #volumes = new Map<string, number>();
  readonly #listeners = new Set<() => void>();
  #master = 1;
  #speaker: string | null = null;
  #blocked = false;

  constructor(options: AudioOutputOptions) {
    this.#options = options;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether the browser plays nothing before the page has been pressed. */
  readonly isBlocked = (): boolean => this.#blocked;

  play(id: string, track: MediaStreamTrack): void {
    const player = this.#players.get(id) ?? this.#options.createPlayer();
    this.#players.set(id, player);
    player.srcObject = this.#options.streamOf(track);
    player.volume = this.#volumeOf(id);
    void this.#useSpeaker(player);
    void this.#start(player);
  }

  setVolume(id: string, volume: number): void {
    this.#volumes.set(id, volume);
    const player = this.#players.get(id);
    if (player) player.volume = this.#volumeOf(id);
  }

  stop(id: string): void {
    const player = this.#players.get(id);
    this.#players.delete(id);
    this.#volumes.delete(id);
    if (player) {
      player.pause();
      player.srcObject = null;
    }
    if (this.#players.size === 0) this.#setBlocked(false);
  }

  /** @param volume from 0 to 1, over everyone's own */
  setMaster(volume: number): void {
    this.#master = volume;
    for (const [id, player] of this.#players) player.volume = this.#volumeOf(id);
  }

  /** @param deviceId null: the system's own */
  setSpeaker(deviceId: string | null): void {
    this.#speaker = deviceId;
    for (const player of this.#players.values()) void this.#useSpeaker(player);
  }

  /** Tries again; to be called from a press on the page. */
  resume(): void {
    this.#setBlocked(false);
    for (const player of this.#players.values()) void this.#start(player);
  }

  async #start(player: Player): Promise<void> {
    try {
      await player.play();
    } catch (error) {
      // Another source, or the end, came in between: nothing is held back.
      if (error instanceof Error && error.name === 'NotAllowedError') this.#setBlocked(true);
    }
  }

  async #useSpeaker(player: Player): Promise<void> {
    try {
      await player.setSinkId?.(this.#speaker ?? '');
    } catch {
      // It was unplugged: the system's own goes on.
    }
  }

  #volumeOf(id: string): number {
    return Math.min(1, Math.max(0, (this.#volumes.get(id) ?? 1) * this.#master));
  }

  #setBlocked(blocked: boolean): void {
    if (blocked === this.#blocked) return;
    this.#blocked = blocked;
    for (const listener of this.#listeners) listener();
  }
}
