import { createHmac, timingSafeEqual } from 'node:crypto';
import type { LinkReader } from '../platform/file-storage.ts';

/** The action that a signed link allows, and until when. */
export interface LinkTerms {
  action: 'upload' | 'download';
  key: string;
  /** Epoch seconds. */
  expires: number;
  /** For uploads: exactly this many bytes, of this type. */
  size?: number;
  mimeType?: string;
  /** For downloads: the only session for which it opens; null where it was given to nobody who is signed in. */
  reader?: LinkReader | null;
}

/** Signs links, so that their holders need no token, and nobody can make one up. */
export class LinkSigner {
  readonly #key: Buffer;

  constructor(secret: string) {
    this.#key = createHmac('sha256', secret).update('file-link').digest();
  }

  sign(terms: LinkTerms): string {
    const { action, key, expires, size = '', mimeType = '', reader } = terms;
    const { sessionId = '', organizationId = '' } = reader ?? {};
    const parts = [action, key, expires, size, mimeType, sessionId, organizationId ?? ''];
    const text = JSON.stringify(parts);
    return createHmac('sha256', this.#key).update(text).digest('base64url');
  }

  isValid(terms: LinkTerms, signature: string, now: Date): boolean {
    const expected = Buffer.from(this.sign(terms));
    const given = Buffer.from(signature);
    const matches = expected.length === given.length && timingSafeEqual(expected, given);
    return matches && terms.expires * 1000 > now.getTime();
  }
}
