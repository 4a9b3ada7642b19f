/** URL scheme of files in Markdown, followed by the encoded file key. */
const fileScheme = 'file:';

const encodePart = (part: string) =>
  encodeURIComponent(part).replace(
    /[!'()*]/g,
    (sign) => `%${sign.codePointAt(0)!.toString(16).toUpperCase()}`,
  );

export function fileAddress(fileKey: string): string {
  return fileScheme + fileKey.split('/').map(encodePart).join('/');
}

export function fileKeyOf(address: string): string | undefined {
  if (!address.startsWith(fileScheme)) return undefined;
  try {
    return decodeURIComponent(address.slice(fileScheme.length));
  } catch {
    return undefined;
  }
}

export function markdownFile(file: {
  fileKey: string;
  fileName: string;
  isPicture: boolean;
}): string {
  const name = file.fileName.replace(/[\\[\]`*_~<>!|]/g, '\\$&');
  return `${file.isPicture ? '!' : ''}[${name}](${fileAddress(file.fileKey)})`;
}

export function fileKeysIn(markdown: string): string[] {
  const keys = [...markdown.matchAll(/\]\(\s*<?(file:[^\s()<>"]+)/g)].flatMap(
    ([, address = '']) => fileKeyOf(address) ?? [],
  );
  return [...new Set(keys)];
}

const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** Placeholder between blocks during conversion. */
const blockSeparator = '\uE002';

/** Strips Markdown and HTML tags; blocks become lines. The result must not be inserted as HTML. */
export function toPlainText(markdown: string): string {
  return toBlocks(markdown)
    .replaceAll(blockSeparator, '')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

/**
 * Returns the plain text on one line, for search. Blocks that do not end a sentence are joined with a dot.
 * Pictures are omitted if there is other content, because their text is mostly a file name.
 */
export function toOneLine(markdown: string): string {
  return joinBlocks(markdown.replace(picture, '')) || joinBlocks(markdown);
}

function joinBlocks(markdown: string): string {
  return toBlocks(markdown)
    .split(/\s*\uE002[\s\uE002]*/)
    .map(collapseWhitespace)
    .filter(Boolean)
    .reduce((line, block) => `${line}${gapAfter(line)}${block}`, '');
}

function gapAfter(line: string): string {
  if (line === '' || /[、。，．！？：；…]$/.test(line)) return '';
  return /[.,!?:;]$/.test(line) ? ' ' : ' · ';
}

const maxExcerptLength = 200;

export function markdownExcerpt(markdown: string): string {
  return plainExcerpt(toOneLine(markdown));
}

export function plainExcerpt(text: string): string {
  const line = collapseWhitespace(text);
  const characters = [...line];
  return characters.length <= maxExcerptLength
    ? line
    : `${characters.slice(0, maxExcerptLength - 1).join('')}…`;
}

const collapseWhitespace = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/([、。]) /g, '$1')
    .trim();

function toBlocks(markdown: string): string {
  const lines: string[] = [];
  let fence: string | undefined;
  const written = markdown.replace(/[\uE000-\uE002]/g, '').replace(/\r\n?/g, '\n');
  for (const line of written.split('\n')) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== undefined) {
      if (mark?.startsWith(fence)) {
        fence = undefined;
        lines.push(blockSeparator);
      } else {
        lines.push(line);
      }
    } else if (mark) {
      fence = mark;
      lines.push(blockSeparator);
    } else {
      lines.push(withEdges(line));
    }
  }
  const text = withoutTags(lines.join('\n')).replace(
    /&(?:lt|gt|quot|#39|apos|nbsp|amp);/g,
    (entity) => entities[entity]!,
  );
  // Decoded entities can form new tags.
  return withoutTags(text).replace(/[^\S\n]+/g, ' ');
}

/** Adds edges around headings and empty lines, and before list items and table rows. */
function withEdges(line: string): string {
  const text = withoutMarks(withoutBlockMarks(line));
  if (text === '' || /^[\s>]*#{1,6}\s/.test(line)) return blockSeparator + text + blockSeparator;
  return /^[\s>]*(?:\||(?:[-*+]|\d{1,9}[.)])\s)/.test(line) ? blockSeparator + text : text;
}

function withoutBlockMarks(line: string): string {
  let rest = line.trim();
  if (isRule(rest)) return '';
  for (;;) {
    const shorter = rest
      .replace(/^>+ ?/, '')
      .replace(/^(?:[-*+]|\d{1,9}[.)]) +(?:\[[ xX]\] +)?/, '')
      .replace(/^#{1,6} +/, '')
      .trimStart();
    if (shorter === rest) break;
    rest = shorter;
  }
  if (isRule(rest) || /^\[[^\]]+\]:\s/.test(rest)) return '';
  return rest.startsWith('|') ? rest.replace(/\\?\|/g, ' ') : rest.replace(/ +#+$/, '');
}

/** Whether the line is a rule, a heading underline, a table separator or an empty heading. */
function isRule(line: string): boolean {
  return /^(?:-+|=+|_{3,}|\*{3,}|[|:-]*-[|:-]*|#{1,6})$/.test(line.replace(/\s+/g, ''));
}

const address = String.raw`\((?:[^()]|\([^()]*\))*\)`;
const picture = new RegExp(String.raw`!\[([^\[\]]*)\](?:${address}|\[[^\[\]]*\])`, 'g');
const link = new RegExp(String.raw`\[([^\[\]]*)\](?:${address}|\[[^\[\]]*\])`, 'g');

function withoutMarks(line: string): string {
  // Replaces escaped characters by placeholders, so that they are not parsed as syntax.
  const aside: string[] = [];
  const protect = (text: string) => `\uE000${aside.push(text) - 1}\uE001`;
  let text = line
    .replace(/\\([!-/:-@[-`{-~])/g, (_, sign: string) => protect(sign))
    .replace(/(`+)([^`]+)\1/g, (_, _mark: string, code: string) => protect(code.trim()))
    .replace(/<((?:https?:\/\/|mailto:)[^<>\s]+)>/gi, '$1')
    .replace(picture, '$1')
    .replace(link, '$1');
  for (let depth = 0; depth < 3; depth += 1) {
    text = text
      .replace(/(\*{1,3}|~~)(?=[^\s*~])([^*~]*[^\s*~])\1/g, '$2')
      .replace(/(?<![\p{L}\p{N}_])(_{1,3})(?=[^\s_])([^_]*[^\s_])\1(?![\p{L}\p{N}_])/gu, '$2');
  }
  return text.replace(/\uE000(\d+)\uE001/g, (_, index: string) => aside[Number(index)] ?? '');
}

/** Removes tags, including tags that form when inner tags are removed. Keeps lone brackets. */
function withoutTags(text: string): string {
  let kept = '';
  let open: number[] = [];
  for (const sign of text) {
    if (sign === '<') open.push(kept.length);
    if (sign !== '>') {
      kept += sign;
      continue;
    }
    const start = open.at(-1);
    if (start !== undefined && /[A-Za-z/!?]/.test(kept[start + 1] ?? '')) {
      kept = kept.slice(0, start);
      open.pop();
    } else {
      kept += sign;
      open = [];
    }
  }
  return kept;
}
