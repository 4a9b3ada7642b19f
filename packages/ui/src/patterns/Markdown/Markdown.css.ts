import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = pattern.style({
  minWidth: 0,
  lineHeight: vars.font.lineHeight.body,
  overflowWrap: 'anywhere',
  selectors: { '&:lang(ja)': { lineBreak: 'strict' } },
});

const flow = `${root} > :is(p, ul, ol, blockquote, hr, div, h2, h3, h4, h5, h6)`;
pattern.global(flow, { marginBlock: `0 ${vars.space[3]}` });
pattern.global(`${root} > :last-child`, { marginBlockEnd: 0 });
pattern.global(`${root} :is(p, li, td, th, h2, h3, h4, h5, h6)`, { whiteSpace: 'pre-line' });
pattern.global(`${root} :is(ul, ol, blockquote)`, { whiteSpace: 'normal' });

export const plain = pattern.style({ margin: 0, whiteSpace: 'pre-line' });

const title = {
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.snug,
  textWrap: 'balance',
} as const;

export const heading = pattern.variants({
  1: { ...title, fontSize: vars.font.size.md },
  2: { ...title, fontSize: vars.font.size.sm },
  3: { ...title, fontSize: vars.font.size.sm, color: vars.color.textMuted },
});
pattern.global(`${root} > * + :is(h2, h3, h4, h5, h6)`, { marginBlockStart: vars.space[5] });

pattern.global(`${root} :is(ul, ol)`, { paddingInlineStart: vars.space[6] });
pattern.global(`${root} li > :is(ul, ol)`, { margin: 0 });
pattern.global(`${root} ul`, { listStyleType: 'disc' });
pattern.global(`${root} ol`, { listStyleType: 'decimal' });
pattern.global(`${root} li`, { paddingBlock: vars.space.half });
pattern.global(`${root} li > p`, { margin: 0 });
pattern.global(`${root} .task-list-item`, { listStyleType: 'none' });
pattern.global(`${root} .contains-task-list`, { paddingInlineStart: vars.space[1] });

pattern.global(`${root} blockquote`, {
  marginInline: 0,
  paddingInlineStart: vars.space[3],
  borderInlineStart: `${vars.space.half} solid ${vars.color.borderStrong}`,
  color: vars.color.textMuted,
});
pattern.global(`${root} blockquote > *`, { marginBlock: 0 });
pattern.global(`${root} blockquote > * + *`, { marginBlockStart: vars.space[2] });

pattern.global(`${root} hr`, {
  border: 0,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}`,
});

pattern.global(`${root} strong`, { fontWeight: vars.font.weight.bold });
// Japanese has no italics; uses emphasis dots instead.
pattern.global(`${root} em`, { fontFamily: 'inherit' });
pattern.global(`${root} em:lang(ja)`, { fontStyle: 'normal', textEmphasis: 'filled dot' });

pattern.global(`${root} code`, {
  paddingInline: vars.space[1],
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.fill,
  fontFamily: vars.font.mono,
  fontSize: '0.92em',
});
pattern.global(`${root} pre`, { margin: 0, width: 'max-content' });
pattern.global(`${root} pre code`, { padding: 0, backgroundColor: 'transparent' });

export const scrolling = pattern.style({
  maxWidth: '100%',
  overflowX: 'auto',
  borderRadius: vars.radius.control,
  selectors: {
    '&:has(> pre)': {
      paddingBlock: vars.space[2],
      paddingInline: vars.space[3],
      backgroundColor: vars.color.fill,
    },
    '&:has(> table)': { borderRadius: 0 },
    '&:focus-visible': { outline: `${vars.size.focusRing} solid ${vars.color.focus}` },
  },
});

/** A code block keeps the direction of its lines in every language. */
export const codeBlock = pattern.style({
  direction: 'ltr',
  borderRadius: vars.radius.control,
  // The syntax colours have too little contrast on `fill`.
  backgroundColor: vars.color.surface,
  boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.border}`,
  whiteSpace: 'normal',
});

export const codeHead = pattern.style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: vars.size.hit,
  paddingInlineStart: vars.space[3],
});
pattern.global(`${codeHead} + ${scrolling}:has(> pre)`, {
  paddingBlockStart: 0,
  backgroundColor: 'transparent',
});

/** Chat messages: line breaks and spaces as typed, and narrow gaps. */
export const message = pattern.style({ whiteSpace: 'normal' });
pattern.global(`${message} :is(p, li)`, { whiteSpace: 'pre-wrap', unicodeBidi: 'plaintext' });
pattern.global(`${message} > :is(p, ul, ol, blockquote, div)`, {
  marginBlock: `0 ${vars.space[1]}`,
});
pattern.global(`${message} > :last-child`, { marginBlockEnd: 0 });
pattern.global(`${message} :is(li, blockquote) > :is(p, ul, ol)`, { marginBlock: 0 });

pattern.global(`${root} table`, { borderCollapse: 'collapse', overflowWrap: 'normal' });
pattern.global(`${root} :is(th, td)`, {
  maxWidth: vars.size.panelMin,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
pattern.global(`${root} th`, {
  backgroundColor: vars.color.fill,
  fontWeight: vars.font.weight.medium,
});

export const pictureLink = pattern.style({ display: 'inline-block', maxWidth: '100%' });

export const picture = pattern.style({
  display: 'block',
  maxWidth: '100%',
  maxHeight: vars.size.panelMin,
  borderRadius: vars.radius.control,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
});

export const task = pattern.style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.iconSmall,
  height: vars.size.iconSmall,
  marginInlineEnd: vars.space[2],
  verticalAlign: 'text-bottom',
  border: `${vars.size.hairline} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.small,
  selectors: {
    '&[data-done]': { backgroundColor: vars.color.accent, color: vars.color.onAccent },
  },
});
