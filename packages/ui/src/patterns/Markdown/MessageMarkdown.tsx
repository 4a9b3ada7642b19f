import { createContext, use, type ReactElement, type ReactNode } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import { cx } from '../../primitives/cx.ts';
import { Link } from '../../primitives/Link/index.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { Emphasis } from './Emphasis.tsx';
import * as styles from './Markdown.css.ts';
import { isTooComplex, limitNesting, safeAddress } from './markdownRules.ts';
import { messageRehypePlugin, messageRemarkPlugins, prepareMessage } from './messageSyntax.ts';

type RenderText = (text: string) => ReactNode;

const RenderTextContext = createContext<RenderText>((text) => text);

function PlainText({ children }: { children?: ReactNode }) {
  return use(RenderTextContext)(String(children));
}

const components: Components = {
  span: PlainText,
  a: ({ href, children }) => {
    const safe = href && safeAddress(href);
    return safe ? (
      <Link href={safe} external>
        {children}
      </Link>
    ) : (
      <>{children}</>
    );
  },
  em: Emphasis,
  pre: ({ node }) => <CodeBlock node={node} />,
};

const maxCached = 500;

/** Rendered elements by text. Null for a text without Markdown. */
const cache = new Map<string, ReactElement | null>();

function parse(text: string): ReactElement | null {
  const cached = cache.get(text);
  if (cached !== undefined) return cached;
  const element = render(text);
  cache.set(text, element);
  if (cache.size > maxCached) cache.delete(cache.keys().next().value!);
  return element;
}

function render(text: string): ReactElement | null {
  const prepared = limitNesting(prepareMessage(text));
  if (isTooComplex(prepared)) return null;
  const result = { isFormatted: false };
  // A function without hooks, called directly so that its result can be cached.
  const element = ReactMarkdown({
    children: prepared,
    remarkPlugins: messageRemarkPlugins,
    rehypePlugins: [messageRehypePlugin(result)],
    components,
    urlTransform: (address) => safeAddress(address) ?? '',
  });
  return result.isFormatted ? element : null;
}

interface MessageMarkdownProps {
  text: string;
  /** Renders text outside of links and code, for example with mentions. */
  renderText: RenderText;
  /** Shown if the text has no Markdown. */
  fallback: ReactNode;
}

/** Renders the Markdown of a chat message. Other syntax and HTML are shown as typed. */
export function MessageMarkdown({ text, renderText, fallback }: MessageMarkdownProps) {
  const element = parse(text);
  if (!element) return fallback;
  return (
    <div className={cx(styles.root, styles.message)} data-component="Markdown">
      <RenderTextContext value={renderText}>{element}</RenderTextContext>
    </div>
  );
}
