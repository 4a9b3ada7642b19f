import type { Schemas } from '@office/api';
import type { PagePicture } from '@office/ui';
import { Store } from '@office/client/lib/Store.ts';

export type SharedDocument = Schemas['SharedDocument'];
type Drawable = Pick<SharedDocument, 'id' | 'kind' | 'fileKeys'>;

/** A page as it was drawn, and the words on it. */
interface DrawnPage {
  picture: Blob;
  text?: string;
}

export interface DocumentPicturesDeps {
  /** Rejects when there is nothing to show. */
  draw(document: Drawable, page: number): Promise<DrawnPage>;
  /** A document is shown no more: gives back what drawing it has opened. */
  close(documentId: string): void;
  /** Makes an address for a picture, and gives one back. */
  addresses: { make(picture: Blob): string; free(address: string): void };
}

/** Pages of one document that are kept: one leafs back and forth. */
const mostKept = 12;

/** A page of a document by its id and number, for those who look at it: panel, plan and scene. */
export const pageKey = (documentId: string, page: number) => `${documentId}/${page}`;

/** The pictures of shared pages, drawn once for all who show them, and kept while the document is shown. */
export class DocumentPictures extends Store<ReadonlyMap<string, PagePicture>> {
  readonly #deps: DocumentPicturesDeps;

  constructor(deps: DocumentPicturesDeps) {
    super(new Map());
    this.#deps = deps;
  }

  /** The page is on a screen. One that failed is tried again where `again` says so. */
  want(document: Drawable, page: number, again = false): void {
    const key = pageKey(document.id, page);
    const known = this.getSnapshot().get(key);
    if (known && !(again && known.status === 'failed')) return;
    this.#put(key, { status: 'loading' });
    void this.#draw(document, page).then((picture) => {
      // It may have ended meanwhile.
      if (this.getSnapshot().get(key)?.status === 'loading') this.#put(key, picture);
      else if (picture.status === 'ready') this.#deps.addresses.free(picture.url);
    });
  }

  /** Gives back the pages of documents that are shown no more. */
  keepOnly(documentIds: readonly string[]): void {
    const gone = [...this.getSnapshot().keys()].filter(
      (key) => !documentIds.includes(documentOf(key)),
    );
    if (gone.length === 0) return;
    for (const id of new Set(gone.map(documentOf))) this.#deps.close(id);
    this.#drop(gone, this.getSnapshot());
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
    this.#drop(drawn.slice(0, Math.max(0, drawn.length - mostKept)), pictures);
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
