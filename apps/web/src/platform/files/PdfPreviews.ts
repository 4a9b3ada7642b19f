import { Store } from '@office/client/lib/Store.ts';

export interface PdfPictures {
  images: Blob[];
  count: number;
}

export type PdfPreview =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'ready'; images: readonly string[]; count: number };

interface PdfPreviewsDeps {
  draw(url: string): Promise<PdfPictures>;
  objectUrls: { make(picture: Blob): string; free(address: string): void };
}

const maxCached = 20;

/** Previews by file key. Draws one file at a time, latest request last, and caches recent ones. */
export class PdfPreviews extends Store<ReadonlyMap<string, PdfPreview>> {
  readonly #deps: PdfPreviewsDeps;
  #waiting: { fileKey: string; url: string }[] = [];
  #isDrawing = false;

  constructor(deps: PdfPreviewsDeps) {
    super(new Map());
    this.#deps = deps;
  }

  request(fileKey: string, url: string): void {
    if (this.getSnapshot().has(fileKey)) return;
    this.#put(fileKey, { status: 'loading' });
    this.#waiting.push({ fileKey, url });
    void this.#drawWaiting();
  }

  override dispose(): void {
    this.#waiting = [];
    for (const fileKey of this.getSnapshot().keys()) this.#free(fileKey);
    this.set(new Map());
  }

  async #drawWaiting(): Promise<void> {
    const next = this.#isDrawing ? undefined : this.#waiting.shift();
    if (!next) return;
    this.#isDrawing = true;
    const preview = await this.#draw(next.url);
    this.#isDrawing = false;
    if (this.getSnapshot().has(next.fileKey)) this.#put(next.fileKey, preview);
    void this.#drawWaiting();
  }

  async #draw(url: string): Promise<PdfPreview> {
    try {
      const { images, count } = await this.#deps.draw(url);
      return { status: 'ready', images: images.map(this.#deps.objectUrls.make), count };
    } catch {
      return { status: 'error' };
    }
  }

  #put(fileKey: string, preview: PdfPreview): void {
    const previews = new Map(this.getSnapshot());
    previews.delete(fileKey);
    previews.set(fileKey, preview);
    for (const [key, { status }] of this.getSnapshot()) {
      if (previews.size <= maxCached) break;
      if (key === fileKey || status === 'loading') continue;
      this.#free(key);
      previews.delete(key);
    }
    this.set(previews);
  }

  #free(fileKey: string): void {
    const preview = this.getSnapshot().get(fileKey);
    if (preview?.status === 'ready') preview.images.forEach(this.#deps.objectUrls.free);
  }
}
