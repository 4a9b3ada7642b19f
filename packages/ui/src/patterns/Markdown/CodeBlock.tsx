import { lazy, Suspense, use, useEffect, useState } from 'react';
import { icons } from '../../primitives/Icon/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { LiveRegion } from '../../primitives/LiveRegion/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { markdown as texts } from '../texts.ts';
import * as styles from './Markdown.css.ts';
import type { HtmlElement } from './htmlNodes.ts';
import { MarkdownBoundary } from './MarkdownBoundary.tsx';
import { CopyCodeContext } from './copyCodeContext.ts';
import { ScrollContainer } from './ScrollContainer.tsx';

// Loads the highlighter with the first code block of a known language.
const HighlightedCode = lazy(() =>
  import('./HighlightedCode.tsx').then((m) => ({ default: m.HighlightedCode })),
);

const copiedShownMs = 2000;

/** Renders a `pre` element of Markdown with its language, syntax colours and a copy button. */
export function CodeBlock({ node }: { node?: HtmlElement | undefined }) {
  const { code, language } = contentOf(node);
  return (
    <div className={styles.codeBlock} data-component="CodeBlock">
      <div className={styles.codeHead}>
        <Text size="xs" tone="muted">
          {language}
        </Text>
        <CopyButton code={code} />
      </div>
      <ScrollContainer name="code">
        <pre>
          <code>
            {language ? (
              <MarkdownBoundary fallback={code}>
                <Suspense fallback={code}>
                  <HighlightedCode code={code} language={language} />
                </Suspense>
              </MarkdownBoundary>
            ) : (
              code
            )}
          </code>
        </pre>
      </ScrollContainer>
    </div>
  );
}

function CopyButton({ code }: { code: string }) {
  const t = useText();
  const copy = use(CopyCodeContext);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), copiedShownMs);
    return () => clearTimeout(timer);
  }, [copied]);
  if (!copy) return null;
  return (
    <>
      <IconButton
        size="xs"
        icon={copied ? icons.check : icons.copy}
        label={t(texts.copyCode)}
        onPress={() => {
          void copy({ code })?.then(
            () => setCopied(true),
            () => setCopied(false),
          );
        }}
      />
      <LiveRegion>{copied && t(texts.copied)}</LiveRegion>
    </>
  );
}

function contentOf(pre: HtmlElement | undefined): { code: string; language: string } {
  const code = pre?.children.find((child) => child.type === 'element');
  const classNames = code?.properties['className'];
  const language = (Array.isArray(classNames) ? classNames : [])
    .map((name) => /^language-([\w+#.-]{1,30})$/.exec(String(name))?.[1])
    .find((name) => name !== undefined);
  const text = (code?.children ?? []).map((child) => (child.type === 'text' ? child.value : ''));
  return { code: text.join('').replace(/\n$/, ''), language: language ?? '' };
}
