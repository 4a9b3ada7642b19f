import type { Schemas } from '@office/api';
import type { PagePicture } from '@office/ui/screens/sharing-document';
import { Store } from '@office/client/lib/Store.ts';

export type SharedDocument = Schemas['SharedDocument'];
type Drawable = Pick<SharedDocument, 'id' | 'kind' | 'fileKeys'>;

interface DrawnPage {
  picture: Blob;
  text?: string;
}

export interface DocumentPicturesDeps {
  draw(document: Drawable, page: number): Promise<DrawnPage>;
  close(documentId: string): void;
  addresses: { make(picture: Blob): string; free(address: string): void };
}

const maxCachedPages = 12;

export const pageKey = (documentId: string, page: number) => `${documentId}/${page}`;

/** Cache of rendered pages, shared by all views. Pages are freed once their document is closed. */
export class DocumentPictures extends Store<ReadonlyMap<string, PagePicture>> {
  readonly #deps: DocumentPicturesDeps;

  constructor(deps: DocumentPicturesDeps) {
    super(new Map());
    this.#deps = deps;
  }

  /** Requests a visible page. Retries a failed page only if `force` is true. */
  requestPage(document: Drawable, page: number, force = false): void {
    const key = pageKey(document.id, page);
    const known = this.getSnapshot().get(key);
    if (known && !(force && known.status === 'failed')) return;
    this.#put(key, { status: 'loading' });
    void this.#draw(document, page).then((picture) => {
      // The document may have been closed while drawing.
      if (this.getSnapshot().get(key)?.status === 'loading') this.#put(key, picture);
      else if (picture.status === 'ready') this.#deps.addresses.free(picture.url);
    });
  }

  keepOnly(documentIds: readonly string[]): void {
    const staleKeys = [...this.getSnapshot().keys()].filter(
      (key) => !documentIds.includes(documentOf(key)),
    );
    if (staleKeys.length === 0) return;
    for (const id of new Set(staleKeys.map(documentOf))) this.#deps.close(id);
    this.#drop(staleKeys, this.getSnapshot());
  }

  async #draw(document: Drawable, page: number): Promise<PagePicture> {
    try {
      const { picture, text } = await this.#deps.draw(document, page);
      return { status: 'ready', url: this.#deps.addresses.make(picture), ...(text && { text }) };
    } catch {
      return { status: 'failed' };
    }
  }

  #put(key: string, picture: PagePicture): void {
    const pictures = new Map(this.getSnapshot());
    pictures.delete(key);
    pictures.set(key, picture);
    const drawn = [...pictures.keys()].filter(
      (each) => documentOf(each) === documentOf(key) && pictures.get(each)?.status === 'ready',
    );
    this.#drop(drawn.slice(0, Math.max(0, drawn.length - maxCachedPages)), pictures);
  }

  #drop(keys: readonly string[], from: ReadonlyMap<string, PagePicture>): void {
    const pictures = new Map(from);
    for (const key of keys) {
      const picture = pictures.get(key);
      if (picture?.status === 'ready') this.#deps.addresses.free(picture.url);
      pictures.delete(key);
    }
    this.set(pictures);
  }
}

const documentOf = (key: string) => key.slice(0, key.lastIndexOf('/'));
