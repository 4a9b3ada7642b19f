import { callBarOffset } from '../../../primitives/Toast/toastOffsets.ts';
import { media } from '../../../styles/media.ts';
import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

/** Minimum width for drawing and list side by side. */
export const wide = '(min-width: 46rem)';

/** The call bar floats over the lower edge of the page. On a phone it has a separate row. */
const aboveCall = `calc(${vars.space[3]} + ${callBarOffset})`;

export const panel = screen.style({ display: 'flex', flexDirection: 'column', height: '100%' });

export const toolbar = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
});

export const page = screen.style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: vars.space[0],
  backgroundColor: vars.color.surface,
  containerType: 'inline-size',
});

export const header = screen.style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  paddingInline: vars.space[5],
  paddingBlock: vars.space[3],
});

export const title = screen.style({ flex: '1 1 6rem', minWidth: vars.space[0] });

export const pageToolbar = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: vars.space[0],
});

screen.global(`${pageToolbar} > *`, { maxWidth: '100%' });

export const pageBody = screen.style({
  display: 'flex',
  flex: '1',
  flexDirection: 'column',
  minHeight: vars.space[0],
  '@container': { [wide]: { flexDirection: 'row' } },
});

export const pageDrawing = screen.style({
  position: 'relative',
  flex: '1 1 50%',
  minWidth: vars.space[0],
  minHeight: vars.space[0],
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}`,
});

export const aside = screen.style({
  flex: '1 1 40%',
  minHeight: vars.space[0],
  overflowY: 'auto',
  padding: vars.space[3],
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}`,
  scrollbarWidth: 'thin',
  '@media': {
    [media.tablet]: { paddingBlockEnd: aboveCall, scrollPaddingBlockEnd: aboveCall },
  },
  '@container': {
    [wide]: {
      flex: `0 0 ${vars.size.panelMin}`,
      borderInlineStart: `${vars.size.hairline} solid ${vars.color.border}`,
    },
  },
});

export const placeholder = screen.style({ flex: '1', padding: vars.space[5] });

export const pageCard = screen.style({
  position: 'absolute',
  insetBlockEnd: vars.space[3],
  insetInlineStart: vars.space[3],
  width: `min(${vars.size.popover}, 100% - 2 * ${vars.space[3]})`,
  padding: vars.space[4],
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.panel,
  boxShadow: vars.shadow.floating,
  '@media': {
    [media.tablet]: { insetBlockEnd: aboveCall },
    [media.belowTablet]: { width: 'auto', insetInlineEnd: vars.space[3] },
  },
});
