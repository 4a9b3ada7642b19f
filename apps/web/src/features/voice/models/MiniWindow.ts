import { Store } from '@office/client/lib/Store.ts';

/** The small window that stays over other programs. */
export type Mini =
  | { status: 'closed' }
  /** A window of the page, in which it shows what it likes. */
  | { status: 'window'; window: Window }
  /** The browser shows one picture, with what buttons it has. */
  | { status: 'picture' };

/** One moving picture over other programs. */
export interface PicturePlayer {
  show(picture: MediaStream): void;
  close(): void;
}

export interface MiniWindowDeps {
  /** Opens an empty window of the page; null where the browser has none. */
  openWindow: (() => Promise<Window>) | null;
  /** Shows a picture until it is closed, here or by hand; null where the browser cannot. */
  openPicture: ((picture: MediaStream, onClosed: () => void) => Promise<PicturePlayer>) | null;
}

interface Opening {
  /** A call may be seen without a picture in a window of the page only. */
  picture: MediaStream | null;
  /** The browser has opened it since the page went out of sight: it closes when it is back. */
  byItself?: boolean;
}

/**
 * The call in a small window of its own, for those who look at something else. The window is the browser's: it may be
 * closed there at any moment, and opening it takes a press of the member's, or the browser's own wish.
 */
export class MiniWindow extends Store<Mini> {
  readonly #deps: MiniWindowDeps;
  /** Counts attempts: a window that comes after its end is closed at once. */
  #turn = 0;
  #byItself = false;
  #close: () => void = () => {};
  #player: PicturePlayer | null = null;

  constructor(deps: MiniWindowDeps) {
    super({ status: 'closed' });
    this.#deps = deps;
  }

  /** The kind of window that this browser can show apart from the page. */
  get offers(): 'window' | 'picture' | null {
    if (this.#deps.openWindow) return 'window';
    return this.#deps.openPicture ? 'picture' : null;
  }

  /** Opens it, where the browser lets it. Resolves to whether it is open. */
  async open({ picture, byItself = false }: Opening): Promise<boolean> {
    if (this.getSnapshot().status !== 'closed') return true;
    const turn = ++this.#turn;
    this.#byItself = byItself;
    try {
      if (this.#deps.openWindow) this.#took(turn, await this.#deps.openWindow());
      else if (this.#deps.openPicture && picture) {
        const ended = () => turn === this.#turn && this.#end();
        this.#shows(turn, await this.#deps.openPicture(picture, ended));
      }
    } catch {
      // Without a press, or where it is switched off, the call is seen in the page alone.
    }
    return this.getSnapshot().status !== 'closed';
  }

  /** Another picture is the one to be seen. */
  follow(picture: MediaStream | null): void {
    if (picture) this.#player?.show(picture);
  }

  /** The page is in sight again. */
  pageShown(): void {
    if (this.#byItself) this.close();
  }

  close(): void {
    const close = this.#close;
    this.#end();
    close();
  }

  override dispose(): void {
    this.close();
  }

  #took(turn: number, window: Window): void {
    if (turn !== this.#turn) return window.close();
    window.addEventListener('pagehide', () => turn === this.#turn && this.#end());
    this.#close = () => window.close();
    this.set({ status: 'window', window });
  }

  #shows(turn: number, player: PicturePlayer): void {
    if (turn !== this.#turn) return player.close();
    this.#player = player;
    this.#close = () => player.close();
    this.set({ status: 'picture' });
  }

  #end(): void {
    this.#turn += 1;
    this.#byItself = false;
    this.#close = () => {};
    this.#player = null;
    if (this.getSnapshot().status !== 'closed') this.set({ status: 'closed' });
  }
}
