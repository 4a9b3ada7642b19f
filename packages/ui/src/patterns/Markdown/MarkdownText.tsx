import { memo, useMemo } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkCjkStrikethrough from 'remark-cjk-friendly-gfm-strikethrough/parseOnly';
import remarkCjkFriendly from 'remark-cjk-friendly/parseOnly';
import remarkGfm from 'remark-gfm';
import { fileKeyOf } from '@office/vocabulary';
import { Icon, icons } from '../../primitives/Icon/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { markdown as texts } from '../texts.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { Emphasis } from './Emphasis.tsx';
import { limitNesting, normalizeHeadingLevels, safeAddress } from './markdownRules.ts';
import * as styles from './Markdown.css.ts';
import { ScrollContainer } from './ScrollContainer.tsx';

interface Shown {
  text: string;
  headingLevel: number;
  files: Readonly<Record<string, string>> | undefined;
}

// The last two accept emphasis beside Japanese punctuation: `**「重要」**です`.
const plugins = [remarkGfm, remarkCjkFriendly, remarkCjkStrikethrough];

/** Footnotes would need ids that are unique across texts, so they are shown as typed. */
const handlers = {
  footnoteReference: (_state: unknown, node: { label?: string | null; identifier: string }) => ({
    type: 'text' as const,
    value: `[^${node.label ?? node.identifier}]`,
  }),
};

export const MarkdownText = memo(function MarkdownText({ text, headingLevel, files }: Shown) {
  const rehypePlugins = useMemo(() => [() => normalizeHeadingLevels(headingLevel)], [headingLevel]);
  const components = useMemo(() => componentsOf(headingLevel, files ?? {}), [headingLevel, files]);
  return (
    <ReactMarkdown
      remarkPlugins={plugins}
      remarkRehypeOptions={{ handlers }}
      rehypePlugins={rehypePlugins}
      components={components}
      urlTransform={(address) => (fileKeyOf(address) ? address : (safeAddress(address) ?? ''))}
    >
      {limitNesting(text)}
    </ReactMarkdown>
  );
});

function componentsOf(first: number, files: Readonly<Record<string, string>>): Components {
  const addressOf = (address: string | undefined) => {
    const key = address && fileKeyOf(address);
    return key && Object.hasOwn(files, key) ? files[key] : undefined;
  };
  const heading = (level: number) => {
    const Tag = `h${level}` as 'h2';
    const size = Math.max(1, Math.min(3, level - first + 1)) as 1 | 2 | 3;
    return ({ children }: { children?: React.ReactNode }) => (
      <Tag className={styles.heading[size]}>{children}</Tag>
    );
  };
  return {
    h2: heading(2),
    h3: heading(3),
    h4: heading(4),
    h5: heading(5),
    h6: heading(6),
    a: ({ href, children }) => {
      const file = addressOf(href);
      if (file) {
        return (
          <Link href={file} external>
            <Icon icon={icons.attachment} /> {children}
          </Link>
        );
      }
      const safe = href && safeAddress(href);
      return safe ? (
        <Link href={safe} external>
          {children}
        </Link>
      ) : (
        <>{children}</>
      );
    },
    img: ({ src, alt }) => {
      const picture = addressOf(typeof src === 'string' ? src : undefined);
      if (!picture) return <ImageFallback alt={alt} src={typeof src === 'string' ? src : ''} />;
      return (
        <Link href={picture} external underline="none" className={styles.pictureLink}>
          <img src={picture} alt={alt ?? ''} loading="lazy" className={styles.picture} />
          {!alt && <OpenPicture />}
        </Link>
      );
    },
    table: ({ children }) => (
      <ScrollContainer name="table">
        <table>{children}</table>
      </ScrollContainer>
    ),
    em: Emphasis,
    pre: ({ node }) => <CodeBlock node={node} />,
    // The line break after it is shown.
    br: () => null,
    input: ({ checked }) => <Task done={checked === true} />,
  };
}

function ImageFallback({ alt, src }: { alt: string | undefined; src: string }) {
  const safe = safeAddress(src);
  if (!safe) return <>{alt}</>;
  return (
    <Link href={safe} external>
      {alt || safe}
    </Link>
  );
}

function OpenPicture() {
  const t = useText();
  return <VisuallyHidden>{t(texts.picture)}</VisuallyHidden>;
}

function Task({ done }: { done: boolean }) {
  const t = useText();
  return (
    <span className={styles.task} data-done={done || undefined}>
      {done && <Icon icon={icons.check} />}
      <VisuallyHidden>{t(done ? texts.done : texts.open)}</VisuallyHidden>
    </span>
  );
}
