import { createHash } from 'node:crypto';

/** Hash for a file name. The server sends files with a hash in their path as immutable. */
export function contentHash(...contents: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('base64url').slice(0, 8);
}
