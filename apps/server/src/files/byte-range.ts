import type { IncomingHttpHeaders } from 'node:http';
import type { ByteRange } from '../platform/file-storage.ts';

/**
 * The part of a file that a request asks for (RFC 9110, 14): players seek in a video by it. Undefined where the whole
 * file is the answer: without a range, with several, with one that cannot be read, or of another version. `beyond`
 * where no byte of the file is asked for.
 */
export function requestedRange(
  { headers }: { headers: IncomingHttpHeaders },
  { size, etag }: { size: number; etag: string },
): ByteRange | 'beyond' | undefined {
  const { range, 'if-range': version } = headers;
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if ((!from && !to) || (version !== undefined && version !== etag)) return undefined;
  if (!from) {
    // The last so many bytes.
    const length = Math.min(Number(to), size);
    return length > 0 ? { start: size - length, end: size - 1 } : 'beyond';
  }
  const start = Number(from);
  const end = to ? Math.min(Number(to), size - 1) : size - 1;
  if (to && Number(to) < start) return undefined;
  return start < size ? { start, end } : 'beyond';
}
