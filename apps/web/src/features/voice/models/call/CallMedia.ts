import type { VoiceMedia, VoiceRoomParticipant } from '@office/api/realtime';
import { Store } from '@office/client/lib/Store.ts';
import type { BackgroundDeps, BackgroundState } from '../../media/background/BackgroundFilter.ts';
import { Camera } from '../../media/Camera.ts';
import type { CaptureDeviceDeps, DeviceState } from '../../media/CaptureDevice.ts';
import {
  ScreenCapture,
  type ScreenCaptureDeps,
  type ScreenState,
} from '../../media/ScreenCapture.ts';
import type { ParticipantVideos } from '../../rtc/RemoteVideos.ts';
import type { VideoTrackKind, TrackKind } from '../../rtc/tracks.ts';

export interface OwnMedia {
  camera: DeviceState;
  background: BackgroundState;
  screen: ScreenState;
  pictures: ParticipantVideos;
  /** ISO 8601 server time, so that the order is the same for all. Null while the hand is down. */
  handRaisedAt: string | null;
  screenTakenBy: string | null;
}

export const noMedia: OwnMedia = {
  camera: { status: 'off' },
  background: { status: 'off' },
  screen: { status: 'off' },
  pictures: {},
  handRaisedAt: null,
  screenTakenBy: null,
};

export interface CallMediaDeps {
  /** Null for the system default. */
  cameraId(): string | null;
  openCamera: CaptureDeviceDeps['open'];
  cameraBackground: BackgroundDeps;
  openScreen: ScreenCaptureDeps['open'];
  streamOf(track: MediaStreamTrack): MediaStream;
  setTrack(kind: TrackKind, track: MediaStreamTrack | null): void;
  sendMedia(media: VoiceMedia): void;
  sendHand(raised: boolean): void;
}

/** Camera, screen and raised hand. Nothing starts automatically, not even after a reconnect. */
export class CallMedia extends Store<OwnMedia> {
  readonly #deps: CallMediaDeps;
  readonly #camera: Camera;
  readonly #screen: ScreenCapture;
  #isIn = false;
  #screenSound: MediaStreamTrack | null = null;

  constructor(deps: CallMediaDeps) {
    super(noMedia);
    this.#deps = deps;
    this.#camera = new Camera({
      ...deps.cameraBackground,
      open: deps.openCamera,
      onTrack: (track) => this.#send('camera', track),
    });
    this.#screen = new ScreenCapture({
      open: deps.openScreen,
      onTracks: (tracks) => {
        this.#screenSound = tracks?.sound ?? null;
        deps.setTrack('screenSound', this.#screenSound);
        this.#send('screen', tracks?.picture ?? null);
      },
    });
    this.#camera.subscribe(() => this.#patch({ camera: this.#camera.getSnapshot() }));
    this.#camera.background.subscribe(() =>
      this.#patch({ background: this.#camera.background.getSnapshot() }),
    );
    this.#screen.subscribe(() => this.#patch({ screen: this.#screen.getSnapshot() }));
  }

  get screenSound(): MediaStreamTrack | null {
    return this.#screenSound;
  }

  async setCamera(on: boolean): Promise<void> {
    if (on) await this.#camera.open(this.#deps.cameraId());
    else this.#camera.close();
  }

  async changeCamera(): Promise<void> {
    await this.#camera.change(this.#deps.cameraId());
  }

  changeBackground(): void {
    void this.#camera.background.update();
  }

  /** Replaces the shared screen of another participant once the member has selected a screen. */
  async setScreen(on: boolean): Promise<void> {
    this.#patch({ screenTakenBy: null });
    if (on) await this.#screen.start();
    else this.#screen.stop();
  }

  raiseHand(raised: boolean): void {
    if (this.#isIn) this.#deps.sendHand(raised);
  }

  dismiss(): void {
    this.#camera.dismiss();
    this.#screen.dismiss();
    this.#patch({ screenTakenBy: null });
  }

  /** Sends the current state, but does not replace a screen shared by another participant since. */
  onJoined(own: VoiceRoomParticipant, others: readonly VoiceRoomParticipant[]): void {
    this.onParticipants(own);
    const taker = others.find(({ screen }) => screen);
    if (this.#screen.picture && !own.screen && taker) this.screenTaken(taker.participantId);
    this.#isIn = true;
    const camera = this.getSnapshot().pictures.camera !== undefined;
    const screen = this.#screen.picture !== null;
    const change: VoiceMedia = {
      ...(camera === own.camera ? {} : { camera }),
      ...(screen === own.screen ? {} : { screen }),
    };
    if (Object.keys(change).length > 0) this.#deps.sendMedia(change);
  }

  onParticipants({ handRaisedAt }: VoiceRoomParticipant): void {
    this.#patch({ handRaisedAt });
  }

  onConnectionLost(): void {
    this.#isIn = false;
  }

  screenTaken(participantId: string): void {
    this.#screen.stop();
    this.#patch({ screenTakenBy: participantId });
  }

  override dispose(): void {
    this.#isIn = false;
    this.#camera.dispose();
    this.#screen.dispose();
  }

  #send(kind: VideoTrackKind, track: MediaStreamTrack | null): void {
    this.#deps.setTrack(kind, track);
    const { [kind]: before, ...others } = this.getSnapshot().pictures;
    if (before || track)
      this.#patch({
        pictures: track ? { ...others, [kind]: this.#deps.streamOf(track) } : others,
      });
    // Switching cameras does not change the state.
    const isOn = track !== null;
    if (this.#isIn && isOn !== (before !== undefined)) this.#deps.sendMedia({ [kind]: isOn });
  }

  #patch(change: Partial<OwnMedia>): void {
    const before = this.getSnapshot();
    const isSame = Object.entries(change).every(
      ([name, value]) => before[name as keyof OwnMedia] === value,
    );
    if (!isSame) this.set({ ...before, ...change });
  }
}
