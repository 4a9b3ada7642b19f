import { fileLinkDays } from '@office/vocabulary';
import type { FileLinks, LinkReader } from '../platform/file-storage.ts';
import { LinkSigner } from './file-link.ts';

const hour = 60 * 60;
const lifetime = fileLinkDays * 24 * hour;

export const filesPath = '/files';

/** How long a link stays the same, and a browser need not ask for a picture again, in seconds. */
export const stableSeconds = hour;

/**
 * The fields of the contract that hold addresses of pictures, with one that is not signed yet. Within JSON
 * nobody can write this as a text: the quotation marks of a text are escaped.
 */
const unsigned = /"(avatarUrl|logo)":"\/files\/([^"?]+)"/g;
/** Every one of them contains it: most answers are passed over quickly. */
const trace = `":"${filesPath}/`;

/** Addresses below /files that this server signs, answers or passes on. */
export class DownloadLinks implements FileLinks {
  readonly #signer: LinkSigner;
  readonly #now: () => Date;

  constructor(config: { secret: string }, now: () => Date) {
    this.#signer = new LinkSigner(config.secret);
    this.#now = now;
  }

  address(key: string): string {
    return `${filesPath}/${key.split('/').map(encodeURIComponent).join('/')}`;
  }

  sign(key: string, reader: LinkReader | null): { url: string; expiresAt: Date } {
    const expires = downloadExpiry(this.#now());
    const signature = this.#signer.sign({ action: 'download', key, expires, reader });
    const query = new URLSearchParams({
      ...(reader && { session: reader.sessionId }),
      ...(reader?.organizationId && { organization: reader.organizationId }),
      expires: String(expires),
      signature,
    });
    return { url: `${this.address(key)}?${query}`, expiresAt: new Date(expires * 1000) };
  }

  complete(json: string, reader: LinkReader | null): string {
    if (!json.includes(trace)) return json;
    return json.replace(unsigned, (_match, field: string, coded: string) => {
      const key = coded.split('/').map(decodeURIComponent).join('/');
      return `"${field}":"${this.sign(key, reader).url}"`;
    });
  }
}

/**
 * When links of this moment expire, in epoch seconds: a day after the next full hour. Whoever gets one can
 * count on the whole day (spec §9); and as it is the same for an hour, a browser finds the picture in its cache.
 */
function downloadExpiry(now: Date): number {
  const seconds = Math.floor(now.getTime() / 1000);
  return (Math.floor(seconds / stableSeconds) + 1) * stableSeconds + lifetime;
}
