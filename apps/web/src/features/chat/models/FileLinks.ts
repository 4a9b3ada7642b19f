import { maxDownloadsAtOnce } from '@office/vocabulary';
import type { Deps } from '@office/client/lib/deps.ts';
import { Store } from '@office/client/lib/Store.ts';
import { isUnreachableError } from '@office/client/errors/errorCode.ts';

export interface FileLink {
  fileKey: string;
  url: string;
  /** ISO 8601. */
  expiresAt: string;
}

interface FileLinksDeps extends Pick<Deps, 'clock'> {
  fetchLinks(fileKeys: string[]): Promise<FileLink[]>;
}

export class FileLinks extends Store<ReadonlyMap<string, FileLink>> {
  readonly #deps: FileLinksDeps;
  readonly #requestedKeys = new Set<string>();
  #waiting: string[] = [];

  constructor(deps: FileLinksDeps) {
    super(new Map());
    this.#deps = deps;
  }

  isExpired({ expiresAt }: FileLink): boolean {
    return Date.parse(expiresAt) <= this.#deps.clock.now();
  }

  request(fileKeys: readonly string[]): void {
    const fresh = fileKeys.filter((key) => !this.#requestedKeys.has(key));
    if (fresh.length === 0) return;
    if (this.#waiting.length === 0) queueMicrotask(() => this.#fetchWaiting());
    for (const key of fresh) this.#requestedKeys.add(key);
    this.#waiting.push(...fresh);
  }

  renew(fileKey: string): void {
    this.#requestedKeys.delete(fileKey);
    this.request([fileKey]);
  }

  #fetchWaiting(): void {
    const keys = [...new Set(this.#waiting)];
    this.#waiting = [];
    for (let at = 0; at < keys.length; at += maxDownloadsAtOnce)
      void this.#fetch(keys.slice(at, at + maxDownloadsAtOnce));
  }

  async #fetch(keys: string[]): Promise<void> {
    try {
      const links = await this.#deps.fetchLinks(keys);
      const added = links.map((link): [string, FileLink] => [link.fileKey, link]);
      this.set(new Map([...this.getSnapshot(), ...added]));
    } catch (error) {
      // An unreadable file fails the whole batch, so each file is fetched separately.
      if (keys.length > 1 && !isUnreachableError(error))
        for (const key of keys) void this.#fetch([key]);
      else for (const key of keys) this.#requestedKeys.delete(key);
    }
  }
}
