import { touchTargetPadding } from '../../styles/touchTarget.ts';
import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = primitive.style({ display: 'flex' });

export const direction = primitive.variants({
  column: { flexDirection: 'column', gap: vars.space[1] },
  row: { flexDirection: 'row', flexWrap: 'wrap', columnGap: vars.space[5], rowGap: vars.space[1] },
  // A scale stays on one line, even on a phone.
  scale: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
});

export const option = primitive.style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  minHeight: vars.size.hit,
  paddingBlock: vars.space.half,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.lineHeight.snug,
  cursor: 'pointer',
  '@media': touchTargetPadding(vars.font.lineHeight.snug),
  selectors: {
    '&:has(button:disabled)': { color: vars.color.textMuted, cursor: 'not-allowed' },
    [`${direction.scale} > &`]: {
      flexDirection: 'column',
      alignItems: 'center',
      gap: vars.space[1],
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

export const radio = primitive.style({
  flexShrink: 0,
  marginBlockStart: vars.space.half,
  borderRadius: vars.radius.round,
  selectors: {
    "&[data-state='unchecked']::before": {
      backgroundColor: vars.color.surface,
      boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.borderStrong}`,
    },
  },
});
