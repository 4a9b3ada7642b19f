import { describe, expect, it } from 'vitest';
import { parsePage } from './page-metadata.ts';

const url = new URL('https://docs.example.com/a/b');
const parse = (head: string) => parsePage(`<!doctype html><html><head>${head}</head>`, url);

describe('parsePage', () => {
  it('prefers Open Graph to Twitter Card and HTML', () => {
    const page = parse(`
      <title>HTML title</title>
      <meta name="description" content="HTML description">
      <meta name="twitter:title" content="Twitter title">
      <meta name="twitter:description" content="Twitter description">
      <meta property="og:title" content="Open Graph title">
      <meta property="og:site_name" content="Docs">
      <meta property="og:image" content="/picture.png">`);
    expect(page).toEqual({
      title: 'Open Graph title',
      description: 'Twitter description',
      siteName: 'Docs',
      pictureUrl: 'https://docs.example.com/picture.png',
    });
  });

  it('falls back to the title element and the host', () => {
    expect(parse('<title> The\n  page &amp; more </title>')).toEqual({
      title: 'The page & more',
      description: '',
      siteName: 'docs.example.com',
      pictureUrl: null,
    });
  });

  it('resolves the picture against the base of the page', () => {
    const page = parse(
      '<base href="/assets/"><title>a</title><meta property="og:image" content="p.png">',
    );
    expect(page?.pictureUrl).toBe('https://docs.example.com/assets/p.png');
  });

  it('keeps markup as text and removes invisible characters', () => {
    const page = parse(
      '<meta property="og:title" content="&lt;img src=x onerror=alert(1)&gt;\u202egpj\u0000.exe&#0;">',
    );
    expect(page?.title).toMatch(/^<img src=x onerror=alert\(1\)>gpj/);
    expect(page?.title).not.toContain('\u202e');
    expect(page?.title).not.toContain('\0');
  });

  it('limits the texts without splitting characters', () => {
    const page = parse(
      `<title>${'😀'.repeat(300)}</title><meta name="description" content="${'長'.repeat(5000)}">`,
    );
    expect([...page!.title]).toHaveLength(200);
    expect(page!.title.endsWith('😀…')).toBe(true);
    expect([...page!.description]).toHaveLength(300);
  });

  it.each([
    ['without a title', '<meta name="description" content="text">'],
    ['with an empty title', '<title> \u200b </title>'],
    ['with a title outside of the head', '</head><body><title>late</title>'],
  ])('returns null for a page %s', (_case, head) => expect(parse(head)).toBeNull());

  it('reads a page that is cut within a tag', () => {
    expect(parsePage('<title>Page</title><meta property="og:ti', url)?.title).toBe('Page');
  });
});
