/**
 * Returns the normalised URL of a link or an address. Undefined for other protocols, for URLs with
 * credentials, which can disguise the host, and for mail with fields, which can prefill a text.
 */
export function safeAddress(address: string): string | undefined {
  if (/^mailto:[^\s?@]+@[^\s?@]+$/i.test(address) && URL.canParse(address)) return address;
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.username || url.password ? undefined : url.href;
}

const mark = String.raw`[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))`;
const maxNesting = 12;
const deep = new RegExp(`^((?:${mark}){${maxNesting}})(?:${mark})+`, 'gm');

/** Limits the nesting of quotes and lists, because the parser recurses per level. */
export function limitNesting(text: string): string {
  return text.replace(deep, '$1');
}

const maxMarks = 2000;

const leadingMarks = new RegExp(`^(?:${mark})*`);
const blockMarks = />|[-+*]|\d+[.)]/g;
const inlineMark = /([*_~])\1*|[[\]`<]/g;
const tableRule = /^[ \t>]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-*:?[ \t]*)+$/;
const underline = /^[ \t>]*(?:-+|=+)[ \t]*$/;

/**
 * Whether rendering would be slow; the text is then shown as plain text. A line counts by the depth
 * of its quotes and lists, a table row as many cells as the first.
 */
export function isTooComplex(text: string): boolean {
  let marks = 0;
  let depth = 0;
  let columns = 0;
  for (const line of text.split('\n')) {
    if (line.trim() === '') {
      columns = 0;
      depth = 0;
    }
    const own = leadingMarks.exec(line)![0].match(blockMarks)?.length ?? 0;
    depth = Math.max(depth, Math.min(own, maxNesting));
    const cells = line.split('|').length;
    if (tableRule.test(line)) columns = cells;
    marks +=
      1 + depth + (columns > 0 ? Math.max(columns, cells) : 0) + (underline.test(line) ? 2 : 0);
    for (const [run] of line.matchAll(inlineMark)) marks += Math.ceil(run.length / 2);
    if (marks > maxMarks) return true;
  }
  return false;
}

interface HtmlNode {
  type: string;
  tagName?: string;
  children?: HtmlNode[];
}

/** Renumbers headings from `first` so that no level is skipped, regardless of the number of `#`. */
export function normalizeHeadingLevels(first: number) {
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
