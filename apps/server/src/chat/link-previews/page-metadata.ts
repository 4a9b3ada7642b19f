import { Parser } from 'htmlparser2';

export interface PageMetadata {
  title: string;
  /** Empty if the page has none. */
  description: string;
  siteName: string;
  pictureUrl: string | null;
}

const maxTitle = 200;
const maxDescription = 300;
const maxSiteName = 100;
/** Longer texts are cut before they are normalized. */
const maxRawLength = 5000;

const titleKeys = ['og:title', 'twitter:title'];
const descriptionKeys = ['og:description', 'twitter:description', 'description'];
const siteKeys = ['og:site_name', 'application-name'];
const pictureKeys = ['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image'];

/** Reads Open Graph, Twitter Card and HTML metadata as plain text. Returns null without a title. */
export function parsePage(html: string, pageUrl: URL): PageMetadata | null {
  const { metas, pageTitle, base } = readHead(html);
  const first = (keys: readonly string[], max: number) =>
    keys.map((key) => toLine(metas.get(key) ?? '', max)).find(Boolean);
  const title = first(titleKeys, maxTitle) ?? toLine(pageTitle, maxTitle);
  if (!title) return null;
  const picture = pictureKeys.map((key) => metas.get(key)?.trim()).find(Boolean);
  const baseUrl = URL.parse(base, pageUrl.href) ?? pageUrl;
  return {
    title,
    description: first(descriptionKeys, maxDescription) ?? '',
    siteName: first(siteKeys, maxSiteName) ?? toLine(pageUrl.host, maxSiteName),
    pictureUrl: (picture && URL.parse(picture, baseUrl.href)?.href) || null,
  };
}

function readHead(html: string) {
  const metas = new Map<string, string>();
  let pageTitle = '';
  let base = '';
  let isInTitle = false;
  const parser = new Parser({
    onopentag(name, { property, name: metaName, content, href }) {
      if (name === 'body') parser.pause();
      if (name === 'title') isInTitle = pageTitle === '';
      if (name === 'base') base ||= href ?? '';
      const key = (property ?? metaName)?.trim().toLowerCase();
      if (name === 'meta' && key && content?.trim() && !metas.has(key)) {
        metas.set(key, content.slice(0, maxRawLength));
      }
    },
    ontext(text) {
      if (isInTitle) pageTitle = (pageTitle + text).slice(0, maxRawLength);
    },
    onclosetag(name) {
      if (name === 'title') isInTitle = false;
    },
  });
  parser.write(html);
  return { metas, pageTitle, base };
}

/** Characters that are invisible or change the direction of the text around them. */
const invisible = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

function toLine(raw: string, max: number): string {
  const text = raw
    .replace(invisible, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  const characters = [...text];
  return characters.length <= max
    ? text
    : `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
}
