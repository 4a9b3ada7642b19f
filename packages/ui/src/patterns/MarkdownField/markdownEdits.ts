export interface TextSelection {
  text: string;
  start: number;
  end: number;
}

export interface Edit {
  from: number;
  to: number;
  insert: string;
  select: readonly [start: number, end: number];
}

const markdownActions = [
  'bold',
  'italic',
  'strike',
  'heading',
  'list',
  'numberedList',
  'quote',
  'code',
  'codeBlock',
  'link',
] as const;
export type MarkdownAction = (typeof markdownActions)[number];

/** Actions for long texts. Code of several lines becomes a block. */
export const documentActions = markdownActions.filter((action) => action !== 'codeBlock');

/** Actions for messages, which have no headings. */
export const messageActions = [
  'bold',
  'italic',
  'strike',
  'link',
  'list',
  'numberedList',
  'quote',
  'code',
  'codeBlock',
] as const satisfies readonly MarkdownAction[];

export function editOf(action: MarkdownAction, selected: TextSelection): Edit {
  switch (action) {
    case 'bold':
      return wrap(selected, '**');
    case 'italic':
      return wrap(selected, '*');
    case 'strike':
      return wrap(selected, '~~');
    case 'heading':
      return markLines(selected, /^#{1,6} /, () => '## ');
    case 'list':
      return markLines(selected, /^[-*+] (?:\[[ xX]\] )?/, () => '- ');
    case 'numberedList':
      return markLines(selected, /^\d{1,9}[.)] /, (index) => `${index + 1}. `);
    case 'quote':
      return markLines(selected, /^> ?/, () => '> ');
    case 'code':
      return code(selected);
    case 'codeBlock':
      return codeBlock(selected);
    case 'link':
      return link(selected);
  }
}

type Mark = '**' | '*' | '~~' | '`';

/** Whether a run of the character of `mark` contains it: `***` contains `**` and `*`, `**` only `**`. */
function hasMark(run: string, mark: Mark): boolean {
  return run.length === mark.length || (mark[0] === '*' && run.length === 3);
}

function wrap({ text, start, end }: TextSelection, mark: Mark): Edit {
  const selectedText = text.slice(start, end);
  const { length } = mark;
  const run = `\\${mark[0]}*`;
  const before = new RegExp(`${run}$`).exec(text.slice(0, start))![0];
  const after = new RegExp(`^${run}`).exec(text.slice(end))![0];
  if (hasMark(before, mark) && hasMark(after, mark) && !selectedText.includes('\n')) {
    return {
      from: start - length,
      to: end + length,
      insert: selectedText,
      select: [start - length, end - length],
    };
  }
  if (start === end && hasMark(after, mark) && isOpen(text.slice(0, start), mark)) {
    // Moves the caret behind the closing mark, so that the same shortcut starts and ends a format.
    const at = end + length;
    return { from: end, to: at, insert: mark, select: [at, at] };
  }
  return {
    from: start,
    to: end,
    insert: mark + selectedText + mark,
    select: [start + length, end + length],
  };
}

/** Whether the last line has an opening mark without its closing mark. */
function isOpen(text: string, mark: Mark): boolean {
  const line = text.slice(text.lastIndexOf('\n') + 1).replace(/^\s*\* /, '');
  const runs = line.match(new RegExp(`\\${mark[0]}+`, 'g')) ?? [];
  return runs.filter((run) => hasMark(run, mark)).length % 2 === 1;
}

function markLines(
  { text, start, end }: TextSelection,
  mark: RegExp,
  make: (index: number) => string,
): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end > start && text[end - 1] === '\n' ? end - 1 : end);
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const marked = lines.every((line) => mark.test(line));
  const insert = lines
    .map((line, index) => (marked ? line.replace(mark, '') : make(index) + line.replace(mark, '')))
    .join('\n');
  const at = from + insert.length;
  return { from, to, insert, select: lines.length > 1 ? [from, at] : [at, at] };
}

function code(selected: TextSelection): Edit {
  const { text, start, end } = selected;
  const selectedText = text.slice(start, end);
  if (!selectedText.includes('\n')) return wrap(selected, '`');
  const { insert } = fenced(selected, selectedText);
  return { from: start, to: end, insert, select: [start, start + insert.length] };
}

/** Inserts or wraps code of one or more lines. The caret is set after its last line. */
export function codeBlock(selected: TextSelection, code?: string, language = ''): Edit {
  const { text, start, end } = selected;
  const { insert, codeEnd } = fenced(selected, code ?? text.slice(start, end), language);
  const at = start + (code === undefined ? codeEnd : insert.length);
  return { from: start, to: end, insert, select: [at, at] };
}

function fenced({ text, start, end }: TextSelection, code: string, language = '') {
  const before = start > 0 && text[start - 1] !== '\n' ? '\n' : '';
  const after = end < text.length && text[end] !== '\n' ? '\n' : '';
  const longestRun = Math.max(
    2,
    ...[...code.matchAll(/^ {0,3}(`{3,})/gm)].map(([, run]) => run!.length),
  );
  const fence = '`'.repeat(longestRun + 1);
  const opened = `${before}${fence}${language}\n${code.replace(/\n$/, '')}`;
  return { insert: `${opened}\n${fence}${after}`, codeEnd: opened.length };
}

export function isInCodeBlock({ text, start }: TextSelection): boolean {
  let openFence: string | undefined;
  for (const line of text.slice(0, start).split('\n')) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (openFence === undefined) openFence = mark;
    else if (mark?.startsWith(openFence)) openFence = undefined;
  }
  return openFence !== undefined;
}

const addressHint = 'https://';

function link({ text, start, end }: TextSelection): Edit {
  const selectedText = text.slice(start, end);
  if (/^https?:\/\/\S+$/.test(selectedText)) {
    return { from: start, to: end, insert: `[](${selectedText})`, select: [start + 1, start + 1] };
  }
  const insert = `[${selectedText}](${addressHint})`;
  const address = start + selectedText.length + 3;
  const select: Edit['select'] = selectedText
    ? [address, address + addressHint.length]
    : [start + 1, start + 1];
  return { from: start, to: end, insert, select };
}

/** Links the selected text to a pasted address. Undefined unless it is one line without brackets. */
export function linkSelection(
  { text, start, end }: TextSelection,
  address: string,
): Edit | undefined {
  const selectedText = text.slice(start, end);
  const isAddress = /^https?:\/\/\S+$/;
  if (!isAddress.test(address) || isAddress.test(selectedText)) return undefined;
  if (selectedText.trim() === '' || /[\n[\]]/.test(selectedText)) return undefined;
  const target = address.replaceAll('(', '%28').replaceAll(')', '%29');
  const insert = `[${selectedText}](${target})`;
  return { from: start, to: end, insert, select: [start + insert.length, start + insert.length] };
}

/** Returns the edit for Enter in a list or quote: continues the marker, or removes it from an empty line. */
export function continueList({ text, start, end }: TextSelection): Edit | undefined {
  if (start !== end) return undefined;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const line = text.slice(from, start);
  const match = /^(\s*)(?:([-*+])( \[[ xX]\])?|(\d{1,8})([.)])|(>)) +/.exec(line);
  if (!match) return undefined;
  if (match[0].length === line.length) {
    return { from, to: start, insert: '', select: [from, from] };
  }
  const [, indent = '', bullet, task, number, dot, quote] = match;
  const mark = number ? `${Number(number) + 1}${dot}` : `${bullet ?? quote}${task ? ' [ ]' : ''}`;
  const insert = `\n${indent}${mark} `;
  return { from: start, to: start, insert, select: [start + insert.length, start + insert.length] };
}

export function insertBlock({ text, start, end }: TextSelection, block: string): Edit {
  const before = start > 0 && text[start - 1] !== '\n' ? '\n' : '';
  const insert = `${before}${block}\n`;
  return { from: start, to: end, insert, select: [start + insert.length, start + insert.length] };
}
