import bash from 'highlight.js/lib/languages/bash';
import csharp from 'highlight.js/lib/languages/csharp';
import css from 'highlight.js/lib/languages/css';
import diff from 'highlight.js/lib/languages/diff';
import go from 'highlight.js/lib/languages/go';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import markdown from 'highlight.js/lib/languages/markdown';
import php from 'highlight.js/lib/languages/php';
import python from 'highlight.js/lib/languages/python';
import ruby from 'highlight.js/lib/languages/ruby';
import rust from 'highlight.js/lib/languages/rust';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import { createLowlight } from 'lowlight';
import { memo, useMemo, type ReactNode } from 'react';
import * as styles from './HighlightedCode.css.ts';

const lowlight = createLowlight({
  bash,
  csharp,
  css,
  diff,
  go,
  java,
  javascript,
  json,
  markdown,
  php,
  python,
  ruby,
  rust,
  sql,
  typescript,
  xml,
  yaml,
});
lowlight.registerAlias({
  bash: ['console', 'shell'],
  javascript: ['javascriptreact'],
  typescript: ['typescriptreact'],
});

interface HighlightedCodeProps {
  code: string;
  /** Name or alias of a language, such as `ts`. Unknown languages are not highlighted. */
  language: string;
}

export const HighlightedCode = memo(function HighlightedCode(props: HighlightedCodeProps) {
  const { code, language } = props;
  const highlighted = useMemo(() => {
    if (!lowlight.registered(language)) return code;
    return toElements(lowlight.highlight(language, code).children);
  }, [code, language]);
  return <span className={styles.root}>{highlighted}</span>;
});

type HighlightedNode = ReturnType<typeof lowlight.highlight>['children'][number];

function toElements(nodes: readonly HighlightedNode[]): ReactNode {
  return nodes.map((node, index) => {
    if (node.type === 'text') return node.value;
    if (node.type !== 'element') return null;
    const { className } = node.properties;
    return (
      <span key={index} className={Array.isArray(className) ? className.join(' ') : undefined}>
        {toElements(node.children)}
      </span>
    );
  });
}
