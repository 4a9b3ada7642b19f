/** An address that a link may lead to; undefined for another protocol, or one that hides its host behind a name. */
export function safeAddress(address: string): string | undefined {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.username || url.password ? undefined : url.href;
}

const mark = String.raw`[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))`;
/** Quotes and lists nest no deeper than this. */
const deepest = 12;
const deep = new RegExp(`^((?:${mark}){${deepest}})(?:${mark})+`, 'gm');

/** A text whose quotes and lists nest no deeper than anyone reads: the parser takes one call for each level. */
export function flattened(text: string): string {
  return text.replace(deep, '$1');
}

/** The marks of a text above which it is not drawn: a page full of text has some hundreds of them. */
const mostMarks = 2000;

const leadingMarks = new RegExp(`^(?:${mark})*`);
const blockMarks = />|[-+*]|\d+[.)]/g;
const inlineMark = /([*_~])\1*|[[\]`<]/g;
const tableRule = /^[ \t>]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-*:?[ \t]*)+$/;
const underline = /^[ \t>]*(?:-+|=+)[ \t]*$/;

/**
 * Whether a text has so many marks that it would take long to draw, which nobody writes by hand: it is shown as plain
 * text. A line costs as much as the quotes and lists are deep that it may go on; each row of a table has as many cells
 * as its first.
 */
export function isOverloaded(text: string): boolean {
  let marks = 0;
  let depth = 0;
  let columns = 0;
  for (const line of text.split('\n')) {
    if (line.trim() === '') {
      columns = 0;
      depth = 0;
    }
    const own = leadingMarks.exec(line)![0].match(blockMarks)?.length ?? 0;
    depth = Math.max(depth, Math.min(own, deepest));
    const cells = line.split('|').length;
    if (tableRule.test(line)) columns = cells;
    marks +=
      1 + depth + (columns > 0 ? Math.max(columns, cells) : 0) + (underline.test(line) ? 2 : 0);
    for (const [run] of line.matchAll(inlineMark)) marks += Math.ceil(run.length / 2);
    if (marks > mostMarks) return true;
  }
  return false;
}

interface HtmlNode {
  type: string;
  tagName?: string;
  children?: HtmlNode[];
}

/**
 * Levels the headings of a text, from `first` on, so that none is skipped: one of a lower order is one level below the
 * heading that it belongs to, whatever number of signs it was written with.
 */
export function levelHeadings(first: number) {
  return (tree: HtmlNode): void => {
    const above: number[] = [];
    const visit = (node: HtmlNode) => {
      const order = Number(/^h([1-6])$/.exec(node.tagName ?? '')?.[1] ?? 0);
      if (order > 0) {
        while (above.length > 0 && above.at(-1)! >= order) above.pop();
        above.push(order);
        node.tagName = `h${Math.min(6, first + above.length - 1)}`;
      }
      node.children?.forEach(visit);
    };
    visit(tree);
  };
}
