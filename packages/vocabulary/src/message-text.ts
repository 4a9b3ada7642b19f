const markdownSigns =
  /[*`]|~~|(?<![A-Za-z0-9])_|\]\(|<(?:https?:|mailto:)|^[ \t]*(?:>+|[-+]|\d{1,9}[.)])[ \t]/im;

/** Whether a message may contain Markdown. False for most messages, which then need no parser. */
export function mayHaveMarkdown(text: string): boolean {
  return markdownSigns.test(text);
}

const fence = /^ {0,3}(?:(`{3,})[^`]*|(~{3,}).*)$/;
const quoteMarks = /^ {0,3}>+(?:[ \t]+>+)*(?:[ \t]+|$)/;
const bullet = /^([ \t]*)[-*+][ \t]+(?=\S)/;
const listItem = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/;

/**
 * Converts a message to plain text for search results, notifications, previews and quotes. Strips the Markdown
 * that messages support: bold, italic, strikethrough, links, code, bullets and quotes. Keeps numbers of lists,
 * HTML, headings and other text as typed. The result is text and must not be inserted as HTML.
 */
export function messageToPlainText(message: string): string {
  if (!mayHaveMarkdown(message)) return message;
  const lines: string[] = [];
  let paragraph: string[] = [];
  const endParagraph = () => {
    if (paragraph.length > 0) lines.push(stripInline(paragraph.join('\n')));
    paragraph = [];
  };
  for (const { line, kind } of linesOf(message)) {
    if (kind === 'code') {
      lines.push(line);
      continue;
    }
    const isText = kind === 'text';
    if (!isText || line.trim() === '' || quoteMarks.test(line) || listItem.test(line))
      endParagraph();
    if (!isText) continue;
    if (line.trim() === '') lines.push('');
    else paragraph.push(line.replace(quoteMarks, '').replace(bullet, '$1'));
  }
  endParagraph();
  return lines.join('\n').trim();
}

export function removeCode(message: string): string {
  if (!mayHaveMarkdown(message)) return message;
  const text = linesOf(message).map(({ line, kind }) => (kind === 'text' ? line : ''));
  return text
    .join('\n')
    .split(/\n\s*\n/)
    .map((paragraph) => protectCode(paragraph, () => ' '))
    .join('\n\n');
}

function linesOf(message: string): { line: string; kind: 'text' | 'fence' | 'code' }[] {
  let openFence: string | undefined;
  return message.split(/\r\n?|\n/).map((line) => {
    const match = fence.exec(line);
    const mark = match?.[1] ?? match?.[2];
    if (openFence !== undefined) {
      const isEnd = mark?.startsWith(openFence) && line.trim() === mark;
      if (isEnd) openFence = undefined;
      return { line, kind: isEnd ? 'fence' : 'code' };
    }
    openFence = mark;
    return { line, kind: mark ? 'fence' : 'text' };
  });
}

const address = String.raw`(?:<[^<>\n]*>|[^\s()<>]*(?:\([^\s()<>]*\)[^\s()<>]*)?)`;
const link = new RegExp(String.raw`\[([^[\]]+)\]\(${address}(?:[ \t]+"[^"\n]*")?\)`, 'g');
const autolink = /<((?:https?:\/\/|mailto:)[^<>\s]+)>/gi;
const url = /https?:\/\/[\x21-\x7e]+/gi;
const emphasis = /(\*{1,3}|~~)(?=[^\s*~])([^*~]*[^\s*~])\1/g;
const underscores = /(?<!_)(_{1,3})(?=[^\s_])([^_]*[^\s_])\1(?!_)/g;

/** Replaces a part that is not parsed again: code, an escaped character or a URL. */
const placeholder = /\uE000(\d+)\uE001/g;

interface Part {
  text: string;
  source: string;
}

function stripInline(written: string): string {
  const source = written.replace(/[\uE000\uE001]/g, '');
  const parts: Part[] = [];
  const protect = (text: string, from = text) =>
    `\uE000${parts.push({ text, source: from }) - 1}\uE001`;
  const restore = (text: string, key: keyof Part) =>
    text.replace(placeholder, (_, index: string) => parts[Number(index)]?.[key] ?? '');
  let text = protectCode(source, protect)
    .replace(/\\([!-/:-@[-`{-~])/g, (whole, sign: string) => protect(sign, whole))
    .replace(link, '$1')
    .replace(autolink, (_, href: string) => protect(href.replace(/^mailto:/i, '')))
    .replace(url, (found) => {
      const end = urlEnd(found);
      return protect(found.slice(0, end)) + found.slice(end);
    });
  for (let depth = 0; depth < 3; depth += 1) {
    const shorter = text.replace(emphasis, inner).replace(underscores, inner);
    if (shorter === text) break;
    text = shorter;
  }
  // Without any other Markdown the text is shown as typed, with its backslashes.
  return restore(text, 'source') === source ? source : restore(text, 'text');
}

const inner = (whole: string, _mark: string, content: string, at: number, text: string) =>
  isLiteralEmphasis(text, at, whole.length) ? whole : content;

/** Returns the ranges of bare URLs, in which signs are no Markdown. */
export function urlRanges(text: string): { from: number; to: number }[] {
  return [...text.matchAll(url)].map(({ 0: found, index }) => ({
    from: index,
    to: index + urlEnd(found),
  }));
}

/** Excludes trailing punctuation. */
function urlEnd(found: string): number {
  let end = found.length;
  while (/[.,:;!?'*_~)\]}]/.test(found[end - 1] ?? '')) end -= 1;
  return end;
}

const beforeUnderscores = /[\s([{「『（【"'*~_]/;
const afterUnderscores = /[\s)\]}」』）】"'*~_.,!?:;、。，．！？：；…]/;

/**
 * Whether marks are text although Markdown has them as emphasis: single asterisks in a word (`2*3*4`) and
 * underscores without a space or bracket outside (`(^_^) (;_;)`).
 * @param at position of the opening mark
 * @param length including both marks
 */
export function isLiteralEmphasis(text: string, at: number, length: number): boolean {
  const end = at + length;
  if (text[at] === '_') {
    const [before, after] = [text[at - 1], text[end]];
    return (
      (before !== undefined && !beforeUnderscores.test(before)) ||
      (after !== undefined && !afterUnderscores.test(after))
    );
  }
  if (text[at] !== '*' || text[at + 1] === '*') return false;
  const isWord = (index: number) => /[A-Za-z0-9]/.test(text[index] ?? '');
  return (isWord(at - 1) && isWord(at + 1)) || (isWord(end - 2) && isWord(end));
}

/** Replaces code spans. A span ends at the next run of as many backticks as at its start. */
function protectCode(text: string, protect: (text: string) => string): string {
  const runs = [...text.matchAll(/`+/g)].map(({ 0: mark, index }) => ({
    from: index,
    to: index + mark.length,
    length: mark.length,
  }));
  const next: (number | undefined)[] = [];
  const lastOfLength = new Map<number, number>();
  for (let i = runs.length - 1; i >= 0; i -= 1) {
    next[i] = lastOfLength.get(runs[i]!.length);
    lastOfLength.set(runs[i]!.length, i);
  }
  let kept = '';
  let from = 0;
  for (let i = 0; i < runs.length; i += 1) {
    const start = runs[i]!;
    const end = text[start.from - 1] === '\\' ? undefined : runs[next[i] ?? -1];
    if (!end) continue;
    const code = text.slice(start.to, end.from);
    kept += text.slice(from, start.from) + protect(code.trim());
    from = end.to;
    i = next[i]!;
  }
  return kept + text.slice(from);
}
