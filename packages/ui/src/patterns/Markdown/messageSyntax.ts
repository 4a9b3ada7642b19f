import { isLiteralEmphasis, urlRanges } from '@office/vocabulary';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import remarkCjkStrikethrough from 'remark-cjk-friendly-gfm-strikethrough/parseOnly';
import remarkCjkFriendly from 'remark-cjk-friendly/parseOnly';
import type { PluggableList, Processor } from 'unified';
import type { HtmlContent } from './htmlNodes.ts';

/** Constructs shown as typed, because messages from before Markdown contain their characters. */
const disabledConstructs = [
  'characterReference',
  'codeIndented',
  'definition',
  'hardBreakEscape',
  'headingAtx',
  'htmlFlow',
  'htmlText',
  'labelStartImage',
  'setextUnderline',
  'thematicBreak',
];

function messageSyntax(this: Processor) {
  const data = this.data() as { micromarkExtensions?: object[]; fromMarkdownExtensions?: object[] };
  (data.micromarkExtensions ??= []).push({ disable: { null: disabledConstructs } });
  (data.fromMarkdownExtensions ??= []).push(gfmStrikethroughFromMarkdown());
}

interface MarkdownNode {
  type: string;
  value?: string;
  children?: MarkdownNode[];
  position?: { start: { offset: number }; end: { offset: number } };
}

const markLengths: Record<string, number> = { emphasis: 1, strong: 2, delete: 2 };

/** Restores marks within addresses, words and emoticons as text: `https://a.example/_x_`, `2*3*4`. */
function restoreLiteralMarks() {
  return (tree: MarkdownNode, file: { value: unknown }) => {
    const source = String(file.value);
    const urls = urlRanges(source);
    const isLiteral = (from: number, to: number) =>
      urls.some((url) => from > url.from && from < url.to) ||
      isLiteralEmphasis(source, from, to - from);
    const restore = (node: MarkdownNode): MarkdownNode[] => {
      if (node.children) node.children = joinTexts(node.children.flatMap(restore));
      const length = markLengths[node.type];
      if (length === undefined || !node.position) return [node];
      const from = node.position.start.offset;
      if (!isLiteral(from, node.position.end.offset)) return [node];
      const mark = { type: 'text', value: source.slice(from, from + length) };
      return [mark, ...(node.children ?? []), mark];
    };
    restore(tree);
  };
}

function joinTexts(nodes: readonly MarkdownNode[]): MarkdownNode[] {
  const joined: MarkdownNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text') {
      joined[joined.length - 1] = { type: 'text', value: `${last.value}${node.value}` };
    } else {
      joined.push(node);
    }
  }
  return joined;
}

export const messageRemarkPlugins: PluggableList = [
  remarkCjkFriendly,
  [remarkCjkStrikethrough, { singleTilde: false }],
  messageSyntax,
  restoreLiteralMarks,
];

const formats = new Set(['strong', 'em', 'del', 'a', 'code', 'ul', 'ol', 'blockquote']);
const blocks = new Set(['p', 'ul', 'ol', 'li', 'blockquote', 'pre']);
const isBlock = (node: HtmlContent | undefined) =>
  !node || (node.type === 'element' && blocks.has(node.tagName));

/**
 * Wraps each text outside of links and code in a `span` for mentions and addresses. Removes the
 * line breaks between blocks. Sets `isFormatted` if the message has any Markdown.
 */
export function messageRehypePlugin(result: { isFormatted: boolean }) {
  const wrap = (parent: { children: HtmlContent[] }) => {
    parent.children = parent.children.flatMap((node, index, all): HtmlContent[] => {
      if (node.type === 'text') {
        const isBetweenBlocks =
          node.value === '\n' && (isBlock(all[index - 1]) || isBlock(all[index + 1]));
        if (isBetweenBlocks) return [];
        return [{ type: 'element', tagName: 'span', properties: {}, children: [node] }];
      }
      if (node.type !== 'element') return [node];
      if (node.tagName === 'br') return [];
      if (formats.has(node.tagName)) result.isFormatted = true;
      if (node.tagName !== 'a' && node.tagName !== 'code') wrap(node);
      return [node];
    });
  };
  return () => wrap;
}

const fence = /^ {0,3}(`{3,}|~{3,})/;
const quote = /^ {0,3}>/;
const literalQuote =
  /^([ \t]*(?:[-*+][ \t]+|\d{1,9}[.)][ \t]+)?)(?=>)(?!>+(?:[ \t]+>+)*(?:[ \t]|$))/;
const item = /^[ \t]*(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)/;

/**
 * Ends quotes and lists at the first line without their mark. A `>` without a space is text: `>_<`.
 */
export function prepareMessage(text: string): string {
  const lines: string[] = [];
  let openFence: string | undefined;
  let block: 'quote' | 'list' | undefined;
  for (const line of text.split(/\r\n?|\n/)) {
    const mark = fence.exec(line)?.[1];
    if (openFence !== undefined) {
      if (mark?.startsWith(openFence) && line.trim() === mark) openFence = undefined;
      lines.push(line);
      continue;
    }
    const written = line.replace(literalQuote, '$1\\');
    const isIndented = /^(?: {2}|\t)/.test(line);
    const next = quote.test(written)
      ? 'quote'
      : item.test(written) || (block === 'list' && isIndented)
        ? 'list'
        : undefined;
    if (block && next !== block && line.trim() !== '') lines.push('');
    if (mark) openFence = mark;
    if (line.trim() !== '' || block !== 'list') block = mark ? undefined : next;
    lines.push(written);
  }
  return lines.join('\n');
}
