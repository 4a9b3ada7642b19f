import { CaptureDevice, type OpenDevice } from './CaptureDevice.ts';

export interface MicrophoneDeps {
  /**
   * Opens a device, null for the default. Rejects like `getUserMedia`.
   * @param on.level called with the volume from 0 to 1, also while the track is disabled
   * @param on.gone called when the device is unplugged
   */
  open(
    deviceId: string | null,
    on: { level(level: number): void; gone(): void },
  ): Promise<OpenDevice>;
  onTrack(track: MediaStreamTrack | null): void;
  onLevel(level: number): void;
  /** Reports the level while muted, to warn a member who speaks. */
  onLevelWhileMuted?(level: number): void;
}

/** The member's own microphone. While muted the track is disabled and sends only silence. */
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
