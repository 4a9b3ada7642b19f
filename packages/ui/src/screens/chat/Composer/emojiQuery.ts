import { isInCodeBlock } from '../../../patterns/MarkdownField/markdownEdits.ts';

const minQueryLength = 2;

interface Typed {
  from: number;
  text: string;
}

/**
 * Returns the words after a colon at the start of a word. A colon after other text (`10:30`) does
 * not count, because Enter would then insert an emoji instead of sending.
 */
export function emojiQuery(text: string, caret: number): Typed | undefined {
  const match = /(?:^|\s)[:：]([\p{L}\p{N}_+-]{1,40})$/u.exec(text.slice(0, caret));
  const query = match?.[1] ?? '';
  if ([...query].length < minQueryLength || isInCode(text, caret)) return undefined;
  return { from: caret - query.length - 1, text: query };
}

/** Returns the shortcode that was completed by a colon before the caret: `:+1:`. */
export function typedShortcode(text: string, caret: number): Typed | undefined {
  const match = /(^|.)[:：]([a-z0-9_+-]{1,40})[:：]$/isu.exec(text.slice(0, caret));
  const [, before = '', code = ''] = match ?? [];
  if (!match || /[A-Za-z0-9:：]/.test(before)) return undefined;
  // Times have colons too: `開始:100:`.
  if (/^\d+$/.test(code) && !/^\s?$/.test(before)) return undefined;
  if (isInCode(text, caret)) return undefined;
  return { from: caret - code.length - 2, text: code.toLowerCase() };
}

function isInCode(text: string, caret: number): boolean {
  if (isInCodeBlock({ text, start: caret, end: caret })) return true;
  const before = text.slice(0, caret);
  const paragraph = before.slice(before.lastIndexOf('\n\n') + 1);
  return (paragraph.split('`').length - 1) % 2 === 1;
}
