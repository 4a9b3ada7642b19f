import path from 'node:path';

/** What may be uploaded for a purpose. */
export interface DirectoryRules {
  /** Bytes (spec §5). */
  smallest: number;
  largest: number;
  /** MIME type by file name ending. */
  types: Record<string, string>;
}

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

export const directories: Record<'profile', DirectoryRules> = {
  profile: {
    smallest: 5 * kilobyte,
    largest: 5 * megabyte,
    types: { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png' },
  },
};

/** The MIME type that a file name's ending stands for, where the rules allow it. */
export function typeOf(rules: DirectoryRules, fileName: string): string | null {
  return rules.types[path.extname(fileName).slice(1).toLowerCase()] ?? null;
}

const signatures: Record<string, number[]> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** How many bytes `hasContentOf` looks at. */
export const signatureBytes = 8;

/** Whether a file begins as its type does: a name alone proves nothing. */
export function hasContentOf(mimeType: string, start: Uint8Array): boolean {
  const signature = signatures[mimeType];
  return signature !== undefined && signature.every((byte, index) => start[index] === byte);
}
