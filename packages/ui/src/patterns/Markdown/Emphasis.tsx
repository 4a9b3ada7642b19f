import type { ReactNode } from 'react';
import type { HtmlElement } from './htmlNodes.ts';

const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

interface EmphasisProps {
  node?: HtmlElement | undefined;
  children?: ReactNode;
}

/** Japanese has no italics. Its emphasis is styled by language, also in an English interface. */
export function Emphasis({ node, children }: EmphasisProps) {
  return <em lang={node && japanese.test(textOf(node)) ? 'ja' : undefined}>{children}</em>;
}

function textOf(node: HtmlElement): string {
  return node.children
    .map((child) =>
      child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : '',
    )
    .join('');
}
