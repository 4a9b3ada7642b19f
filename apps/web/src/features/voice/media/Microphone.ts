import { CaptureDevice, type OpenDevice } from './CaptureDevice.ts';

export interface MicrophoneDeps {
  /**
   * Opens a device, null for the system's own; rejects as `getUserMedia` does.
   * @param on.level tells the loudness, from 0 to 1, some ten times a second, also while the track is off
   * @param on.gone tells that the device was unplugged
   */
  open(
    deviceId: string | null,
    on: { level(level: number): void; gone(): void },
  ): Promise<OpenDevice>;
  onTrack(track: MediaStreamTrack | null): void;
  onLevel(level: number): void;
  /** Hears what is said while muted, so that the member can be told that nobody hears it. */
  onLevelWhileMuted?(level: number): void;
}

/** The member's own voice. While muted the track is off: nothing but silence leaves this browser. */
export class Microphone extends CaptureDevice {
  readonly #onLevel: MicrophoneDeps['onLevel'];
  #muted = true;

  constructor({ open, onTrack, onLevel, onLevelWhileMuted }: MicrophoneDeps) {
    super({
      open: (deviceId, on) =>
        open(deviceId, {
          gone: on.gone,
          level: (level) => {
            if (!on.isCurrent()) return;
            if (this.#muted) onLevelWhileMuted?.(level);
            else onLevel(level);
          },
        }),
      onTrack: (track) => {
        if (track) track.enabled = !this.#muted;
        onTrack(track);
      },
      replacesUnplugged: true,
    });
    this.#onLevel = onLevel;
  }

  setMuted(muted: boolean): void {
    this.#muted = muted;
    if (this.track) this.track.enabled = !muted;
    if (muted) this.#onLevel(0);
  }
}
