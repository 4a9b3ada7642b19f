import { lazy, Suspense, useMemo } from 'react';
import { toPlainText } from '@office/vocabulary';
import { rootProps, type RootProps } from '../../primitives/rootProps.ts';
import { MarkdownBoundary } from './MarkdownBoundary.tsx';
import * as styles from './Markdown.css.ts';
import { isTooComplex } from './markdownRules.ts';
import { CopyCodeContext, type CopyCode } from './copyCodeContext.ts';

const clipboard =
  typeof navigator === 'undefined' ? undefined : (navigator as { clipboard?: Clipboard }).clipboard;

/** Undefined over plain HTTP, where browsers have no clipboard API. */
const writeToClipboard: CopyCode | undefined =
  clipboard && (({ code }) => clipboard.writeText(code));

// Loads the parser on first use.
const MarkdownText = lazy(() =>
  import('./MarkdownText.tsx').then((m) => ({ default: m.MarkdownText })),
);

export interface MarkdownProps extends RootProps<'div'> {
  /** Markdown source. */
  text: string;
  /** Level of the highest headings, one below the surrounding title. Lower headings follow without gaps. */
  headingLevel?: 2 | 3 | 4;
  /** Signed URLs of the referenced files, by key. A missing file is shown as its text. */
  files?: Readonly<Record<string, string>>;
  /** Copies a code block. Defaults to the clipboard API, where the browser has it. */
  onCopyCode?: CopyCode;
}

/**
 * Renders GitHub Flavored Markdown without raw HTML or images from other hosts. Line breaks are
 * kept;
 * links are limited to `http`, `https` and `mailto` and open in a new tab.
 * || Files are referenced by key: `![name](file:<fileKey>)` is an image, `[name](file:<fileKey>)` a
 * link.
 * The page resolves them with `useFileLinks(fileKeysIn(text))` and passes them as `files`.
 */
export function Markdown({ text, headingLevel = 3, files, onCopyCode, ...rest }: MarkdownProps) {
  const isPlain = useMemo(() => isTooComplex(text), [text]);
  return (
    <div {...rootProps({ 'data-component': 'Markdown', className: styles.root }, rest)}>
      {isPlain ? (
        <PlainText text={text} />
      ) : (
        <MarkdownBoundary key={text} fallback={<PlainText text={text} />}>
          <Suspense fallback={<PlainText text={text} />}>
            <CopyCodeContext value={onCopyCode ?? writeToClipboard}>
              <MarkdownText text={text} headingLevel={headingLevel} files={files} />
            </CopyCodeContext>
          </Suspense>
        </MarkdownBoundary>
      )}
    </div>
  );
}

function PlainText({ text }: { text: string }) {
  const plain = useMemo(() => toPlainText(text), [text]);
  return <p className={styles.plain}>{plain}</p>;
}
