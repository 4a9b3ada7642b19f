import { fileLinkDays } from '@office/vocabulary';
import type { FileLinks, LinkReader } from '../../platform/file-storage.ts';
import { LinkSigner } from './file-link.ts';

const hour = 60 * 60;
const lifetime = fileLinkDays * 24 * hour;

export const filesPath = '/files';

/** Period in which a link stays the same and browsers can cache the image, in seconds. */
export const stableSeconds = hour;

/** Matches unsigned image addresses in API fields. In user text, quotation marks are escaped. */
const unsigned = /"(avatarUrl|logo|pictureUrl)":"\/files\/([^"?]+)"/g;
/** Contained in every match of `unsigned`, so that most responses skip the regular expression. */
const unsignedMarker = `":"${filesPath}/`;

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

  signLinks(json: string, reader: LinkReader | null): string {
    if (!json.includes(unsignedMarker)) return json;
    return json.replace(unsigned, (_match, field: string, coded: string) => {
      const key = coded.split('/').map(decodeURIComponent).join('/');
      return `"${field}":"${this.sign(key, reader).url}"`;
    });
  }
}

/** Valid for a day (spec §9), and the same for an hour, so that browsers can cache the image. */
function downloadExpiry(now: Date): number {
  const seconds = Math.floor(now.getTime() / 1000);
  return (Math.floor(seconds / stableSeconds) + 1) * stableSeconds + lifetime;
}
