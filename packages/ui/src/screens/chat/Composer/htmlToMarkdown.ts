import TurndownService from 'turndown';
import { safeAddress } from '../../../patterns/Markdown/markdownRules.ts';

interface HtmlPolicy {
  createHTML(html: string): string;
}

const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy };
};

/**
 * Required by `DOMParser` under Trusted Types. If the page does not allow the policy, this module
 * fails to load, and text is pasted without formatting.
 */
const clipboardPolicy = trustedTypes?.createPolicy('office-clipboard', {
  createHTML: (html) => html,
});

const formats =
  'b, strong, i, em, s, del, strike, a[href], ul, ol, blockquote, code, pre, h1, h2, h3, h4, h5, h6';

/** Converts HTML to the Markdown of messages. Undefined without formatting and for tables. */
export function htmlToMarkdown(html: string): string | undefined {
  // Documents from `DOMParser` run no scripts and load no images.
  const trusted = clipboardPolicy?.createHTML(html) ?? html;
  const { body } = new DOMParser().parseFromString(trusted, 'text/html');
  normalizeStyles(body);
  if (!body.querySelector(formats) || body.querySelector('table')) return undefined;
  return (
    turndown
      .turndown(body)
      .replace(/\n{3,}/g, '\n\n')
      .trim() || undefined
  );
}

/** Word processors write bold as a style, and Google Docs wraps everything in a `b` of normal weight. */
function normalizeStyles(body: HTMLElement): void {
  for (const element of body.querySelectorAll('b, strong, i, em, span')) {
    const fontWeight = styleValue(element, 'font-weight');
    const fontStyle = styleValue(element, 'font-style');
    const isBoldTag = element.matches('b, strong');
    const isItalicTag = element.matches('i, em');
    if (isBoldTag && /^(?:normal|[1-4]00)$/.test(fontWeight)) unwrap(element);
    else if (isItalicTag && fontStyle === 'normal') unwrap(element);
    else if (element.matches('span') && element.textContent.trim() !== '') {
      if (/^(?:bold|bolder|[6-9]00)$/.test(fontWeight)) wrapContent(element, 'strong');
      if (fontStyle === 'italic') wrapContent(element, 'em');
    }
  }
}

/** Reads the attribute: `element.style` is empty under a policy with `style-src-attr 'none'`. */
function styleValue(element: Element, property: 'font-weight' | 'font-style'): string {
  const style = element.getAttribute('style')?.toLowerCase() ?? '';
  return new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([a-z0-9]+)`).exec(style)?.[1] ?? '';
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function wrapContent(element: Element, tag: 'strong' | 'em'): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

const turndown = new TurndownService({
  bulletListMarker: '-',
  emDelimiter: '*',
  strongDelimiter: '**',
  codeBlockStyle: 'fenced',
  br: '',
});

turndown.remove(['script', 'style', 'title', 'meta', 'link', 'noscript']);
turndown.addRule('strike', {
  filter: ['s', 'del', 'strike' as 's'],
  replacement: (content) => (content.trim() ? `~~${content}~~` : content),
});
turndown.addRule('heading', {
  filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  replacement: (content) => (content.trim() ? `\n\n**${content.replaceAll('**', '')}**\n\n` : ''),
});
turndown.addRule('rule', { filter: 'hr', replacement: () => '\n\n' });
turndown.addRule('picture', { filter: 'img', replacement: () => '' });
turndown.addRule('item', {
  filter: 'li',
  replacement(content, node) {
    const list = node.parentNode;
    const index = [...(list?.children ?? [])].indexOf(node as Element);
    const first = Number((list as HTMLOListElement | null)?.getAttribute?.('start') ?? 1);
    const mark = list?.nodeName === 'OL' ? `${first + index}. ` : '- ';
    const text = content.trim().replace(/\n+/g, `\n${' '.repeat(mark.length)}`);
    return `${mark}${text}${node.nextSibling ? '\n' : ''}`;
  },
});
turndown.addRule('link', {
  filter: 'a',
  replacement(content, node) {
    const href = safeAddress((node as Element).getAttribute('href') ?? '');
    const text = content.trim();
    if (!href || text === '') return content;
    const isSame = safeAddress(text.replace(/\\(.)/g, '$1')) === href;
    return isSame
      ? href
      : `[${text.replace(/\n+/g, ' ')}](${href.replaceAll('(', '%28').replaceAll(')', '%29')})`;
  },
});
turndown.addRule('preformatted', {
  filter: 'pre',
  replacement(_content, node) {
    const code = node.textContent.replace(/\n$/, '');
    const language = /\blanguage-([\w+#-]+)/.exec((node as Element).innerHTML)?.[1] ?? '';
    return `\n\n\`\`\`${language}\n${code}\n\`\`\`\n\n`;
  },
});

/** Escapes only what messages would format. */
turndown.escape = (text) =>
  text
    .replace(/[\\`*]|~~|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g, '\\$&')
    .replace(/\](?=\()/g, '\\]')
    .replace(/^([-+>])(?=\s)/g, '\\$1')
    .replace(/^(\d+)([.)])(?=\s)/g, '$1\\$2');
