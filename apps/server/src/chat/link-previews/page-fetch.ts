import htmlEncodingSniffer from 'html-encoding-sniffer';
import { guardedFetch } from '../../lib/guarded-fetch.ts';
import { parsePage, type PageMetadata } from './page-metadata.ts';

/** In bytes. The metadata is at the beginning of a page, so longer pages are cut. */
const maxPageBytes = 512 * 1024;
const maxPictureBytes = 1024 * 1024;
const maxRedirects = 3;
/** In milliseconds, over all redirects. */
const timeLimit = 5000;

export interface PageSource {
  trusted: readonly string[];
  ownOrigin: string;
  signal: AbortSignal;
}

/** @throws if the page cannot be fetched */
export async function fetchPage(url: string, source: PageSource): Promise<PageMetadata | null> {
  const fetch = guardedFetch({
    trusted: source.trusted,
    allowsHttp: true,
    maxBytes: maxPageBytes,
    truncate: true,
    mediaType: /^text\/html\b/i,
  });
  const page = await follow(url, { ...source, fetch, accept: 'text/html' });
  const type = page?.headers.get('content-type') ?? '';
  if (!page || !/^text\/html\b/i.test(type)) return null;
  const html = decode(new Uint8Array(await page.arrayBuffer()), type);
  return parsePage(html, new URL(page.url));
}

/** @throws if the picture cannot be fetched */
export async function fetchPicture(url: string, source: PageSource): Promise<Uint8Array | null> {
  const fetch = guardedFetch({
    trusted: source.trusted,
    allowsHttp: true,
    maxBytes: maxPictureBytes,
    mediaType: /^image\//i,
  });
  const response = await follow(url, { ...source, fetch, accept: 'image/jpeg, image/png' });
  return response && new Uint8Array(await response.arrayBuffer());
}

/** Returns null if the redirects lead to an address that is not fetched. */
async function follow(
  start: string,
  options: PageSource & { fetch: typeof fetch; accept: string },
): Promise<Response | null> {
  const { fetch, accept, ownOrigin } = options;
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(timeLimit)]);
  let url = new URL(start);
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    if (url.origin === ownOrigin || url.username || url.password) return null;
    const response = await fetch(url, {
      headers: {
        accept,
        'accept-encoding': 'identity',
        'accept-language': 'ja,en;q=0.8',
        'user-agent': 'Mozilla/5.0 (compatible; OfficeLinkPreview/1.0; bot)',
      },
      signal,
    });
    if (response.ok) return response.headers.has('content-encoding') ? null : response;
    const location = response.headers.get('location');
    const next = location && URL.parse(location, url.href);
    if (response.status < 300 || response.status > 399) {
      throw new Error(`the page answered ${response.status}`);
    }
    if (!next) return null;
    url = next;
  }
  return null;
}

/** Decodes by the byte order mark, the header, the `meta` element, or the bytes, in this order. */
function decode(bytes: Uint8Array, contentType: string): string {
  const [, label = ''] = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(contentType) ?? [];
  const encoding = htmlEncodingSniffer(bytes, {
    transportLayerEncodingLabel: label,
    defaultEncoding: guessEncoding(bytes),
  });
  return new TextDecoder(encoding).decode(bytes);
}

/** Pages without a declared encoding are in UTF-8 or a Japanese encoding. */
function guessEncoding(bytes: Uint8Array): string {
  const isValid = (encoding: string) => {
    try {
      // Not flushed, because a cut page can end within a character.
      new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
      return true;
    } catch {
      return false;
    }
  };
  return ['utf-8', 'euc-jp', 'shift_jis'].find(isValid) ?? 'utf-8';
}
