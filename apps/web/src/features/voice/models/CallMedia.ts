import type { VoiceMedia, VoiceRoomParticipant } from '@office/api/realtime';
import { Store } from '@office/client/lib/Store.ts';
import { Camera } from '../media/Camera.ts';
import type { CaptureDeviceDeps, DeviceState } from '../media/CaptureDevice.ts';
import { ScreenCapture, type ScreenCaptureDeps, type ScreenState } from '../media/ScreenCapture.ts';
import type { ParticipantVideos } from '../rtc/RemoteVideos.ts';
import type { PictureKind, TrackKind } from '../rtc/tracks.ts';

/** The pictures that the member sends into a call, and their hand. */
export interface OwnMedia {
  camera: DeviceState;
  screen: ScreenState;
  pictures: ParticipantVideos;
  /** ISO 8601; null while the hand is down. As the server has it: the others see the same order. */
  handRaisedAt: string | null;
  /** The participant who shares their screen instead of the member's. */
  screenTakenBy: string | null;
}

export const noMedia: OwnMedia = {
  camera: { status: 'off' },
  screen: { status: 'off' },
  pictures: {},
  handRaisedAt: null,
  screenTakenBy: null,
};

export interface CallMediaDeps {
  /** The camera that the member chose; null is the system's own. */
  cameraId(): string | null;
  openCamera: CaptureDeviceDeps['open'];
  openScreen: ScreenCaptureDeps['open'];
  streamOf(track: MediaStreamTrack): MediaStream;
  setTrack(kind: TrackKind, track: MediaStreamTrack | null): void;
  /** Tells the room what is sent. */
  tell(media: VoiceMedia): void;
  tellHand(raised: boolean): void;
}

/**
 * The member's camera, screen and hand in one call. Nothing here begins by itself: not with the call, not
 * after a lost channel, not after another one took the screen over.
 */
export class CallMedia extends Store<OwnMedia> {
  readonly #deps: CallMediaDeps;
  readonly #camera: Camera;
  readonly #screen: ScreenCapture;
  /** Without a place in the room there is nobody to tell; it is made up for by the next one. */
  #isIn = false;
  #screenSound: MediaStreamTrack | null = null;

  constructor(deps: CallMediaDeps) {
    super(noMedia);
    this.#deps = deps;
    this.#camera = new Camera({
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
    this.#screen.subscribe(() => this.#patch({ screen: this.#screen.getSnapshot() }));
  }

  /** The sound of the screen that the member shares. */
  get screenSound(): MediaStreamTrack | null {
    return this.#screenSound;
  }

  async setCamera(on: boolean): Promise<void> {
    if (on) await this.#camera.open(this.#deps.cameraId());
    else this.#camera.close();
  }

  /** Takes another camera from the settings, where one is open. */
  async changeCamera(): Promise<void> {
    await this.#camera.change(this.#deps.cameraId());
  }

  /** Takes over from whoever shares a screen, once the member has chosen one. */
  async setScreen(on: boolean): Promise<void> {
    this.#patch({ screenTakenBy: null });
    if (on) await this.#screen.start();
    else this.#screen.stop();
  }

  raiseHand(raised: boolean): void {
    if (this.#isIn) this.#deps.tellHand(raised);
  }

  /** Takes back what was said about camera and screen. */
  dismiss(): void {
    this.#camera.dismiss();
    this.#screen.dismiss();
    this.#patch({ screenTakenBy: null });
  }

  /**
   * Takes a place in the room, for the first time or again: the room is told what is sent now. A screen that
   * someone shares since is left to them.
   */
  entered(own: VoiceRoomParticipant, others: readonly VoiceRoomParticipant[]): void {
    this.listed(own);
    const taker = others.find(({ screen }) => screen);
    if (this.#screen.picture && !own.screen && taker) this.screenTaken(taker.participantId);
    this.#isIn = true;
    const camera = this.#camera.track !== null;
    const screen = this.#screen.picture !== null;
    const change: VoiceMedia = {
      ...(camera === own.camera ? {} : { camera }),
      ...(screen === own.screen ? {} : { screen }),
    };
    if (Object.keys(change).length > 0) this.#deps.tell(change);
  }

  /** Takes how the room sees the member. */
  listed({ handRaisedAt }: VoiceRoomParticipant): void {
    this.#patch({ handRaisedAt });
  }

  /** The channel is gone. */
  lost(): void {
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

  #send(kind: PictureKind, track: MediaStreamTrack | null): void {
    this.#deps.setTrack(kind, track);
    const { [kind]: before, ...others } = this.getSnapshot().pictures;
    if (before || track)
      this.#patch({
        pictures: track ? { ...others, [kind]: this.#deps.streamOf(track) } : others,
      });
    // Another camera in place of the one that was on is no news.
    const isOn = track !== null;
    if (this.#isIn && isOn !== (before !== undefined)) this.#deps.tell({ [kind]: isOn });
  }

  #patch(change: Partial<OwnMedia>): void {
    const before = this.getSnapshot();
    const isSame = Object.entries(change).every(
      ([name, value]) => before[name as keyof OwnMedia] === value,
    );
    if (!isSame) this.set({ ...before, ...change });
  }
}
