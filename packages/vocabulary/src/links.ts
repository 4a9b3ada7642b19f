import { removeCode } from './message-text.ts';

export interface TextLink {
  /** Position in the text. */
  index: number;
  /** The URL as typed. */
  text: string;
  href: string;
}

/** Previews of a message: its first links. */
export const maxLinkPreviews = 3;

/** Longer URLs have no preview. */
export const maxPreviewUrlLength = 2000;

// A URL ends at the first non-ASCII character, because Japanese text continues without a space.
const urlPattern = /https?:\/\/[\x21-\x7e]+/gi;
const closing: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

/**
 * Trailing punctuation belongs to the sentence, a closing bracket to the URL if it was opened
 * there.
 */
function trimUrl(found: string): string {
  let end = found.search(/[<>"`]/);
  if (end < 0) end = found.length;
  while (end > 0) {
    const last = found[end - 1]!;
    const opening = closing[last];
    const kept = found.slice(0, end);
    const unopened = opening && kept.split(last).length > kept.split(opening).length;
    if (!unopened && !/[.,;:!?'*_~]/.test(last)) break;
    end -= 1;
  }
  return found.slice(0, end);
}

/** Returns the URL if it is safe, otherwise undefined. */
function hrefOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  // Rejects credentials, which can disguise the host.
  return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.href : undefined;
}

/** Returns the HTTP URLs in a text, in order. */
export function findLinks(text: string): TextLink[] {
  const links: TextLink[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(urlPattern)) {
    const link = trimUrl(found);
    const href = hrefOf(link);
    if (!href || index < from) continue;
    links.push({ index, text: link, href });
    from = index + link.length;
  }
  return links;
}

/**
 * Returns the different URLs of a message that have a preview, without fragments. Skips code and URLs of the
 * product.
 * @param ownOrigin origin of the product
 */
export function findPreviewUrls(message: string, ownOrigin: string): string[] {
  if (!/https?:\/\//i.test(message)) return [];
  const urls = findLinks(removeCode(message)).map(({ href }) => href.replace(/#.*$/, ''));
  return [...new Set(urls)]
    .filter((url) => url.length <= maxPreviewUrlLength && new URL(url).origin !== ownOrigin)
    .slice(0, maxLinkPreviews);
}
