import { Store } from '@office/client/lib/Store.ts';
import { problemOf, type DeviceProblem } from './CaptureDevice.ts';

export type ScreenState =
  | { status: 'off' }
  /** The browser asks which screen, window or tab. */
  | { status: 'asking' }
  /** `sound`: with the sound of what is shown. */
  | { status: 'on'; sound: boolean }
  | { status: 'problem'; problem: DeviceProblem };

/** A screen that is captured. */
export interface OpenScreen {
  picture: MediaStreamTrack;
  /** null: the browser or the member gives none. */
  sound: MediaStreamTrack | null;
  close(): void;
}

export interface ScreenCaptureDeps {
  /**
   * Lets the member choose; rejects as `getDisplayMedia` does.
   * @param ended tells that it was ended by the browser's own bar, or that the window was closed
   */
  open(ended: () => void): Promise<OpenScreen>;
  onTracks(tracks: Pick<OpenScreen, 'picture' | 'sound'> | null): void;
}

const off: ScreenState = { status: 'off' };

/** The member's shared screen: chosen in the browser's own dialog, ended here or in the browser's bar. */
export class ScreenCapture extends Store<ScreenState> {
  readonly #deps: ScreenCaptureDeps;
  #screen: OpenScreen | null = null;
  /** Counts requests: what was chosen after the end is closed at once. */
  #request = 0;

  constructor(deps: ScreenCaptureDeps) {
    super(off);
    this.#deps = deps;
  }

  get picture(): MediaStreamTrack | null {
    return this.#screen?.picture ?? null;
  }

  /** Asks once: while the browser's dialog is open, or a screen is captured, nothing more happens. */
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
      // Closing the dialog is no problem to be told of.
      this.set(isDismissal(error) ? off : { status: 'problem', problem: problemOf(error) });
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

/** Browsers call it by the same name when the system forbids it; Chromium then says so in the text. */
function isDismissal(error: unknown): boolean {
  return (
    error instanceof Error &&
    ['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(error.name) &&
    !/system/i.test(error.message)
  );
}
