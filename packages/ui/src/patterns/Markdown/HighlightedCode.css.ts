import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = pattern.style({});

const colour = (names: readonly string[], color: string) =>
  pattern.global(`${root} :is(${names.map((name) => `.hljs-${name}`).join(', ')})`, { color });

colour(['keyword', 'name', 'selector-tag', 'meta', 'section'], vars.color.accentText);
colour(['string', 'regexp', 'addition', 'code'], vars.color.successText);
colour(['number', 'literal', 'attr', 'attribute', 'symbol', 'bullet'], vars.color.warningText);
colour(['title', 'type', 'built_in', 'deletion', 'variable'], vars.color.dangerText);
colour(['comment', 'quote', 'doctag'], vars.color.textMuted);
pattern.global(`${root} .hljs-strong`, { fontWeight: vars.font.weight.bold });
