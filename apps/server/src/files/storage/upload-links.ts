import type { StoredFile, UploadAddress } from '../../platform/file-storage.ts';
import { filesPath } from './download-links.ts';
import { LinkSigner } from './file-link.ts';

const uploadSeconds = 15 * 60;

/** Addresses for uploads to this server. */
export class UploadLinks {
  readonly #signer: LinkSigner;
  readonly #now: () => Date;

  constructor(config: { secret: string }, now: () => Date) {
    this.#signer = new LinkSigner(config.secret);
    this.#now = now;
  }

  address({ key, size, mimeType }: StoredFile): UploadAddress {
    const expires = Math.floor(this.#now().getTime() / 1000) + uploadSeconds;
    const signature = this.#signer.sign({ action: 'upload', key, expires, size, mimeType });
    const query = new URLSearchParams({
      key,
      size: String(size),
      type: mimeType,
      expires: String(expires),
      signature,
    });
    return {
      url: `${filesPath}/upload?${query}`,
      headers: { 'content-type': mimeType },
      expiresAt: new Date(expires * 1000),
    };
  }
}
