import { isUnanswered } from '../../../platform/errors/errorCode.ts';

/** Where a file can be fetched, and until when. */
export interface FileLink {
  fileKey: string;
  url: string;
  /** ISO 8601. */
  expiresAt: string;
}

interface FileLinksOptions {
  /** Rejects when one of them may not be read. */
  fetchLinks(fileKeys: string[]): Promise<FileLink[]>;
  /** Epoch milliseconds. */
  now(): number;
}

/** Of the contract: `preSignDownloads` takes at most so many. */
const mostAtOnce = 50;

/** Addresses of files, asked for in batches and kept until they expire. */
export class FileLinks {
  readonly #options: FileLinksOptions;
  readonly #listeners = new Set<() => void>();
  readonly #asked = new Set<string>();
  #waiting: string[] = [];
  #links: ReadonlyMap<string, FileLink> = new Map();

  constructor(options: FileLinksOptions) {
    this.#options = options;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): ReadonlyMap<string, FileLink> => this.#links;

  isExpired({ expiresAt }: FileLink): boolean {
    return Date.parse(expiresAt) <= this.#options.now();
  }

  /** These files are shown: their addresses are fetched, once. */
  want(fileKeys: readonly string[]): void {
    const fresh = fileKeys.filter((key) => !this.#asked.has(key));
    if (fresh.length === 0) return;
    if (this.#waiting.length === 0) queueMicrotask(() => this.#fetchWaiting());
    for (const key of fresh) this.#asked.add(key);
    this.#waiting.push(...fresh);
  }

  /** The address has expired, or did not come: asks for it again. */
  renew(fileKey: string): void {
    this.#asked.delete(fileKey);
    this.want([fileKey]);
  }

  #fetchWaiting(): void {
    const keys = [...new Set(this.#waiting)];
    this.#waiting = [];
    for (let at = 0; at < keys.length; at += mostAtOnce)
      void this.#fetch(keys.slice(at, at + mostAtOnce));
  }

  async #fetch(keys: string[]): Promise<void> {
    try {
      const links = await this.#options.fetchLinks(keys);
      this.#links = new Map([
        ...this.#links,
        ...links.map((link): [string, FileLink] => [link.fileKey, link]),
      ]);
      for (const listener of this.#listeners) listener();
    } catch (error) {
      // One that may not be read any more takes the others with it: each is asked for alone.
      if (keys.length > 1 && !isUnanswered(error)) for (const key of keys) void this.#fetch([key]);
      else for (const key of keys) this.#asked.delete(key);
    }
  }
}
