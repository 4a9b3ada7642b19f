import { createHmac, timingSafeEqual } from 'node:crypto';
import type { LinkReader } from '../../platform/file-storage.ts';

export interface LinkTerms {
  action: 'upload' | 'download';
  key: string;
  expires: number;
  /** For uploads: the exact size in bytes and the type. */
  size?: number;
  mimeType?: string;
  /** For downloads: the session that can open the link; null for links created without a session. */
  reader?: LinkReader | null;
}

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
    const actual = Buffer.from(signature);
    const matches = expected.length === actual.length && timingSafeEqual(expected, actual);
    return matches && terms.expires * 1000 > now.getTime();
  }
}
