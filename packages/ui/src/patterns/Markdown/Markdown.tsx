import { lazy, Suspense, useMemo } from 'react';
import { toPlainText } from '@office/vocabulary';
import { isOverloaded } from './markdownRules.ts';
import { MarkdownBoundary } from './MarkdownBoundary.tsx';
import * as styles from './Markdown.css.ts';

// The parser comes with the first text that is shown, not with the page.
const MarkdownText = lazy(() =>
  import('./MarkdownText.tsx').then((m) => ({ default: m.MarkdownText })),
);

export interface MarkdownProps {
  /** The text as it was written. */
  text: string;
  /** The level of its highest headings: one below that of the title above it. Those below follow without a gap. */
  headingLevel?: 2 | 3 | 4;
  /** Signed addresses of the files that it names, by their keys. One that is missing is shown as its words. */
  files?: Readonly<Record<string, string>>;
}

/**
 * A text in Markdown (GitHub's), drawn without raw HTML, and with no picture of a foreign host. Line breaks stay as
 * they were typed; links lead to `http` and `https` alone, in a new tab.
 *
 * Files are named by their keys: `![name](file:<fileKey>)` is a picture, `[name](file:<fileKey>)` a link. The text never
 * holds an address that expires. The page that shows it asks for the addresses: `useFileLinks(fileKeysIn(text))` of the
 * application, with `fileKeysIn` of `@office/vocabulary`, and hands them in as `files`.
 */
export function Markdown({ text, headingLevel = 3, files }: MarkdownProps) {
  const isPlain = useMemo(() => isOverloaded(text), [text]);
  return (
    <div data-component="Markdown" className={styles.root}>
      {isPlain ? (
        <PlainText text={text} />
      ) : (
        <MarkdownBoundary key={text} fallback={<PlainText text={text} />}>
          <Suspense fallback={<PlainText text={text} />}>
            <MarkdownText text={text} headingLevel={headingLevel} files={files} />
          </Suspense>
        </MarkdownBoundary>
      )}
    </div>
  );
}

/** Its words, until the parser is there, and where it cannot read the text. */
function PlainText({ text }: { text: string }) {
  const plain = useMemo(() => toPlainText(text), [text]);
  return <p className={styles.plain}>{plain}</p>;
}
