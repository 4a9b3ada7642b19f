import type { IncomingHttpHeaders } from 'node:http';
import type { ByteRange } from '../platform/file-storage.ts';

/**
 * Returns the byte range of a request (RFC 9110, 14); undefined for the whole file: no range,
 * several,
 * an invalid one, or another version. `beyond` if the range contains no byte of the file.
 */
export function requestedRange(
  { headers }: { headers: IncomingHttpHeaders },
  { size, etag }: { size: number; etag: string },
): ByteRange | 'beyond' | undefined {
  const { range, 'if-range': version } = headers;
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if ((!from && !to) || (version !== undefined && version !== etag)) return undefined;
  if (!from) {
    const length = Math.min(Number(to), size);
    return length > 0 ? { start: size - length, end: size - 1 } : 'beyond';
  }
  const start = Number(from);
  const end = to ? Math.min(Number(to), size - 1) : size - 1;
  if (to && Number(to) < start) return undefined;
  return start < size ? { start, end } : 'beyond';
}
