import { createHmac, timingSafeEqual } from 'node:crypto';

/** The action that a signed link allows, and until when. */
export interface LinkTerms {
  action: 'upload' | 'download';
  key: string;
  /** Epoch seconds. */
  expires: number;
  /** For uploads: exactly this many bytes, of this type. */
  size?: number;
  mimeType?: string;
  /** For downloads: the only person for whom it opens. */
  viewerId?: string;
}

/** Signs links, so that their holders need no token, and nobody can make one up. */
export class LinkSigner {
  readonly #key: Buffer;

  constructor(secret: string) {
    this.#key = createHmac('sha256', secret).update('file-link').digest();
  }

  sign(terms: LinkTerms): string {
    const { action, key, expires, size = '', mimeType = '', viewerId = '' } = terms;
    const text = JSON.stringify([action, key, expires, size, mimeType, viewerId]);
    return createHmac('sha256', this.#key).update(text).digest('base64url');
  }

  isValid(terms: LinkTerms, signature: string, now: Date): boolean {
    const expected = Buffer.from(this.sign(terms));
    const given = Buffer.from(signature);
    const matches = expected.length === given.length && timingSafeEqual(expected, given);
    return matches && terms.expires * 1000 > now.getTime();
  }
}
