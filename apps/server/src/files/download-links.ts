import { fileLinkDays } from '@office/vocabulary';
import { LinkSigner } from './file-link.ts';

const halfDaySeconds = (fileLinkDays * 24 * 60 * 60) / 2;

export const filesPath = '/files';

/** Addresses below /files that this server signs, answers or passes on. */
export class DownloadLinks {
  readonly #signer: LinkSigner;
  readonly #now: () => Date;

  constructor(config: { secret: string }, now: () => Date) {
    this.#signer = new LinkSigner(config.secret);
    this.#now = now;
  }

  urlOf({ key, viewerId }: { key: string; viewerId?: string }): string {
    const expires = downloadExpiry(this.#now());
    const signature = this.#signer.sign({
      action: 'download',
      key,
      expires,
      ...(viewerId && { viewerId }),
    });
    const address = key.split('/').map(encodeURIComponent).join('/');
    const query = new URLSearchParams({
      expires: String(expires),
      ...(viewerId && { viewer: viewerId }),
      signature,
    });
    return `${filesPath}/${address}?${query}`;
  }
}

/** When links of this moment expire, in epoch seconds: the same for all of half a day. */
export function downloadExpiry(now: Date): number {
  return (Math.floor(now.getTime() / 1000 / halfDaySeconds) + 2) * halfDaySeconds;
}
