import { Store } from '@office/client/lib/Store.ts';

export type Mini =
  { status: 'closed' } | { status: 'window'; window: Window } | { status: 'picture' };

export interface PicturePlayer {
  show(picture: MediaStream): void;
  close(): void;
}

export interface MiniWindowDeps {
  openWindow: (() => Promise<Window>) | null;
  openPicture: ((picture: MediaStream, onClosed: () => void) => Promise<PicturePlayer>) | null;
}

interface Opening {
  /** Null allows only a document window. */
  picture: MediaStream | null;
  /** Opened by the browser when the page was hidden. Closes when the page is visible again. */
  openedByBrowser?: boolean;
}

/** Shows the call in an always-on-top window. Opening it usually requires a user action. */
export class MiniWindow extends Store<Mini> {
  readonly #deps: MiniWindowDeps;
  /** Attempt counter: a window that opens after `close` is closed immediately. */
  #attempt = 0;
  #isOpenedByBrowser = false;
  #close: () => void = () => {};
  #player: PicturePlayer | null = null;

  constructor(deps: MiniWindowDeps) {
    super({ status: 'closed' });
    this.#deps = deps;
  }

  get supportedKind(): 'window' | 'picture' | null {
    if (this.#deps.openWindow) return 'window';
    return this.#deps.openPicture ? 'picture' : null;
  }

  async open({ picture, openedByBrowser = false }: Opening): Promise<boolean> {
    if (this.getSnapshot().status !== 'closed') return true;
    const turn = ++this.#attempt;
    this.#isOpenedByBrowser = openedByBrowser;
    try {
      if (this.#deps.openWindow) this.#took(turn, await this.#deps.openWindow());
      else if (this.#deps.openPicture && picture) {
        const ended = () => turn === this.#attempt && this.#end();
        this.#shows(turn, await this.#deps.openPicture(picture, ended));
      }
    } catch {
      // Rejected without a user action or if disabled: the call stays in the page.
    }
    return this.getSnapshot().status !== 'closed';
  }

  follow(picture: MediaStream | null): void {
    if (picture) this.#player?.show(picture);
  }

  pageShown(): void {
    if (this.#isOpenedByBrowser) this.close();
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
    if (turn !== this.#attempt) return window.close();
    window.addEventListener('pagehide', () => turn === this.#attempt && this.#end());
    this.#close = () => window.close();
    this.set({ status: 'window', window });
  }

  #shows(turn: number, player: PicturePlayer): void {
    if (turn !== this.#attempt) return player.close();
    this.#player = player;
    this.#close = () => player.close();
    this.set({ status: 'picture' });
  }

  #end(): void {
    this.#attempt += 1;
    this.#isOpenedByBrowser = false;
    this.#close = () => {};
    this.#player = null;
    if (this.getSnapshot().status !== 'closed') this.set({ status: 'closed' });
  }
}
