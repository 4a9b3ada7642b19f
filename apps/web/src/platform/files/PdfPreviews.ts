/** Pictures of the first pages of a PDF, and how many pages it has. */
export interface PdfPictures {
  images: Blob[];
  count: number;
}

export type PdfPreview =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'ready'; images: readonly string[]; count: number };

interface PdfPreviewsOptions {
  /** Rejects when there is nothing to show. */
  draw(url: string): Promise<PdfPictures>;
  /** Makes an address for a picture, and gives one back. */
  addresses: { make(picture: Blob): string; free(address: string): void };
}

/** Files whose pictures are kept: as many as a long look back through a room. */
const mostKept = 20;

/** The first pages of PDFs, drawn one file after the other and kept while they may be seen again. */
export class PdfPreviews {
  readonly #options: PdfPreviewsOptions;
  readonly #listeners = new Set<() => void>();
  #waiting: { fileKey: string; url: string }[] = [];
  #isDrawing = false;
  /** Latest wanted last. */
  #previews: ReadonlyMap<string, PdfPreview> = new Map();

  constructor(options: PdfPreviewsOptions) {
    this.#options = options;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): ReadonlyMap<string, PdfPreview> => this.#previews;

  /** It is on the screen. */
  want(fileKey: string, url: string): void {
    if (this.#previews.has(fileKey)) return;
    this.#set(fileKey, { status: 'loading' });
    this.#waiting.push({ fileKey, url });
    void this.#drawWaiting();
  }

  /** Gives everything back. */
  close(): void {
    this.#waiting = [];
    for (const fileKey of this.#previews.keys()) this.#free(fileKey);
    this.#previews = new Map();
  }

  async #drawWaiting(): Promise<void> {
    const next = this.#isDrawing ? undefined : this.#waiting.shift();
    if (!next) return;
    this.#isDrawing = true;
    const preview = await this.#draw(next.url);
    this.#isDrawing = false;
    if (this.#previews.has(next.fileKey)) this.#set(next.fileKey, preview);
    void this.#drawWaiting();
  }

  async #draw(url: string): Promise<PdfPreview> {
    try {
      const { images, count } = await this.#options.draw(url);
      return { status: 'ready', images: images.map(this.#options.addresses.make), count };
    } catch {
      return { status: 'error' };
    }
  }

  #set(fileKey: string, preview: PdfPreview): void {
    const previews = new Map(this.#previews);
    previews.delete(fileKey);
    previews.set(fileKey, preview);
    for (const [key, { status }] of this.#previews) {
      if (previews.size <= mostKept) break;
      if (key === fileKey || status === 'loading') continue;
      this.#free(key);
      previews.delete(key);
    }
    this.#previews = previews;
    for (const listener of this.#listeners) listener();
  }

  #free(fileKey: string): void {
    const preview = this.#previews.get(fileKey);
    if (preview?.status === 'ready') preview.images.forEach(this.#options.addresses.free);
  }
}
