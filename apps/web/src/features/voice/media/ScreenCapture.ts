import { Store } from '@office/client/lib/Store.ts';
import { deviceProblemOf, type DeviceProblem } from '../../../platform/device/deviceError.ts';

export type ScreenState =
  | { status: 'off' }
  | { status: 'asking' }
  | { status: 'on'; sound: boolean }
  | { status: 'problem'; problem: DeviceProblem };

export interface OpenScreen {
  picture: MediaStreamTrack;
  /** Null if audio is unavailable or was not selected. */
  sound: MediaStreamTrack | null;
  close(): void;
}

export interface ScreenCaptureDeps {
  /** Rejects like `getDisplayMedia`. `ended` is called when the browser stops sharing. */
  open(ended: () => void): Promise<OpenScreen>;
  onTracks(tracks: Pick<OpenScreen, 'picture' | 'sound'> | null): void;
}

const off: ScreenState = { status: 'off' };

export class ScreenCapture extends Store<ScreenState> {
  readonly #deps: ScreenCaptureDeps;
  #screen: OpenScreen | null = null;
  /** Request counter: a screen selected after the end is closed immediately. */
  #request = 0;

  constructor(deps: ScreenCaptureDeps) {
    super(off);
    this.#deps = deps;
  }

  get picture(): MediaStreamTrack | null {
    return this.#screen?.picture ?? null;
  }

  async start(): Promise<void> {
    const { status } = this.getSnapshot();
    if (status === 'asking' || status === 'on') return;
    const request = ++this.#request;
    const isCurrent = () => request === this.#request;
    this.set({ status: 'asking' });
    try {
      const screen = await this.#deps.open(() => {
        if (isCurrent()) this.stop();
      });
      if (!isCurrent()) return screen.close();
      this.#screen = screen;
      this.#deps.onTracks(screen);
      this.set({ status: 'on', sound: screen.sound !== null });
    } catch (error) {
      if (!isCurrent()) return;
      // Closing the dialog is not an error.
      this.set(isDismissal(error) ? off : { status: 'problem', problem: deviceProblemOf(error) });
    }
  }

  stop(): void {
    this.#request++;
    if (this.#screen) {
      this.#screen.close();
      this.#screen = null;
      this.#deps.onTracks(null);
    }
    this.set(off);
  }

  dismiss(): void {
    if (this.getSnapshot().status === 'problem') this.set(off);
  }

  override dispose(): void {
    this.stop();
  }
}

/** Browsers use the same error name if the system denies permission; Chromium differs in the message. */
function isDismissal(error: unknown): boolean {
  return (
    error instanceof Error &&
    ['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(error.name) &&
    !/system/i.test(error.message)
  );
}
