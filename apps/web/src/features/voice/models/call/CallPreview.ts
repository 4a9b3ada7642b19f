import { Store } from '@office/client/lib/Store.ts';
import type { BackgroundDeps, BackgroundState } from '../../media/background/BackgroundFilter.ts';
import { Camera } from '../../media/Camera.ts';
import type { CaptureDeviceDeps, DeviceState } from '../../media/CaptureDevice.ts';
import { Microphone, type MicrophoneDeps } from '../../media/Microphone.ts';
import { SoundLevel } from '../../media/SoundLevel.ts';

export interface Preview {
  microphone: DeviceState;
  camera: DeviceState;
  background: BackgroundState;
  picture: MediaStream | null;
}

export interface CallPreviewDeps {
  microphoneId(): string | null;
  openMicrophone: MicrophoneDeps['open'];
  cameraId(): string | null;
  openCamera: CaptureDeviceDeps['open'];
  cameraBackground: BackgroundDeps;
  streamOf(track: MediaStreamTrack): MediaStream;
}

export class CallPreview extends Store<Preview> {
  readonly level = new SoundLevel();
  readonly #deps: CallPreviewDeps;
  readonly #microphone: Microphone;
  readonly #camera: Camera;

  constructor(deps: CallPreviewDeps) {
    super({
      microphone: { status: 'off' },
      camera: { status: 'off' },
      background: { status: 'off' },
      picture: null,
    });
    this.#deps = deps;
    this.#microphone = new Microphone({
      open: deps.openMicrophone,
      onTrack: () => {},
      onLevel: (level) => this.level.measured(level),
    });
    this.#camera = new Camera({
      ...deps.cameraBackground,
      open: deps.openCamera,
      onTrack: (track) => this.#patch({ picture: track && deps.streamOf(track) }),
    });
    this.#microphone.setMuted(false);
    this.#microphone.subscribe(() => this.#patch({ microphone: this.#microphone.getSnapshot() }));
    this.#camera.subscribe(() => this.#patch({ camera: this.#camera.getSnapshot() }));
    this.#camera.background.subscribe(() =>
      this.#patch({ background: this.#camera.background.getSnapshot() }),
    );
  }

  setMicrophone(on: boolean): void {
    if (on) void this.#microphone.open(this.#deps.microphoneId());
    else {
      this.#microphone.close();
      this.level.measured(0);
    }
  }

  setCamera(on: boolean): void {
    if (on) void this.#camera.open(this.#deps.cameraId());
    else this.#camera.close();
  }

  changeDevices(): void {
    void this.#microphone.change(this.#deps.microphoneId());
    void this.#camera.change(this.#deps.cameraId());
  }

  changeBackground(): void {
    void this.#camera.background.update();
  }

  override dispose(): void {
    this.#microphone.dispose();
    this.#camera.dispose();
  }

  #patch(change: Partial<Preview>): void {
    this.set({ ...this.getSnapshot(), ...change });
  }
}
