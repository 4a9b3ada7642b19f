import { createContainer, keyframes } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

const fromBelow = keyframes({
  from: { opacity: 0, transform: `translateY(${vars.space[3]})` },
});

/** The row is as wide as the window or as a panel, so the columns depend on its width. */
const wide = '(min-width: 64rem)';
const narrow = '(max-width: 40rem)';

const notice = createContainer();

/** Container query of contents of a narrow notice. */
export const inNarrowNotice = `${notice} ${narrow}`;

export const root = pattern.style({
  containerName: notice,
  containerType: 'inline-size',
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  // An open dialog disables pointer events of the page.
  pointerEvents: 'auto',
  wordBreak: 'auto-phrase',
  '@media': {
    [media.motion]: { animation: `${fromBelow} ${vars.motion.slow} ${vars.motion.ease}` },
  },
});

export const row = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"content close" "list list" "actions actions"',
  alignItems: 'center',
  columnGap: vars.space[3],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  '@container': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto auto auto',
      gridTemplateAreas: '"content list actions close"',
    },
  },
});

export const content = pattern.style({
  gridArea: 'content',
  display: 'flex',
  gap: vars.space[3],
});

export const icon = pattern.style({
  display: 'flex',
  flex: 'none',
  alignSelf: 'start',
  padding: vars.space[2],
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.accentFill,
  color: vars.color.accentText,
  // The text needs the width.
  '@container': { [narrow]: { display: 'none' } },
});

export const words = pattern.style({
  display: 'flex',
  flex: '1',
  flexDirection: 'column',
  alignSelf: 'center',
  gap: vars.space[1],
  minWidth: vars.space[0],
  lineHeight: vars.font.lineHeight.snug,
  overflowWrap: 'anywhere',
});

/** Without gaps between empty rows. */
const ownRow = { marginBlockStart: vars.space[3] } as const;
const besideText = { '@container': { [wide]: { marginBlockStart: vars.space[0] } } } as const;

export const list = pattern.style({ gridArea: 'list', ...ownRow, ...besideText });

export const actions = pattern.style({
  gridArea: 'actions',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: vars.space[2],
  ...ownRow,
  ...besideText,
});

export const close = pattern.style({ gridArea: 'close', alignSelf: 'start' });

// In a narrow row the buttons fill the width as larger touch targets.
pattern.global(`${actions} > *`, { '@container': { [narrow]: { flex: '1 1 auto' } } });
