import * as bar from '../../../patterns/officeBar.css.ts';
import { media } from '../../../styles/media.ts';
import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

/** Container too narrow for one row, for example next to a panel; uses the phone layout. */
const narrow = '(max-width: 42rem)';
/** Containers in which the buttons need two rows; `tightForSix` for six and more buttons. */
const tight = '(max-width: 23rem)';
const tightForSix = '(max-width: 27rem)';
/** An on-screen keyboard leaves height for one row: name, microphone, camera and Leave. */
const withKeyboard = "[data-keyboard='open']";
const twoLines = {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, auto)',
  justifyContent: 'space-between',
} as const;

const own = screen.style({
  flexDirection: 'column',
  '@media': {
    [media.tablet]: {
      maxWidth: `min(100%, calc(${vars.size.dialogLarge} + 3 * ${vars.space[24]}))`,
      '@container': { [narrow]: { width: '100%', maxWidth: vars.size.dialog } },
    },
  },
});

export const root = `${bar.root} ${own}`;

/** On phones the buttons wrap to a second row; Leave stays next to the room name. */
export const line = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: vars.space[0],
});

export const head = screen.style({
  display: 'flex',
  flex: '1 1 9rem',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: vars.space[0],
});

/** Shrinks first. Avatars that do not fit wrap onto a hidden row. */
export const people = screen.style({
  display: 'none',
  flexWrap: 'wrap',
  gap: vars.space[2],
  height: `calc(${vars.space[8]} + 2 * ${vars.space[1]})`,
  flex: '0 100 auto',
  minWidth: vars.space[0],
  margin: vars.space[0],
  padding: vars.space[1],
  overflow: 'hidden',
  listStyle: 'none',
  // Takes up the first row, so that even the first avatar can wrap.
  '::before': { content: '', height: '100%', marginInlineEnd: `calc(-1 * ${vars.space[2]})` },
  '@media': {
    [media.tablet]: { display: 'flex', '@container': { [narrow]: { display: 'none' } } },
  },
});

// Fixed width for every speaker, so that the buttons do not move under the pointer.
export const words = screen.style({
  display: 'flex',
  flex: '1',
  flexDirection: 'column',
  minWidth: vars.space[0],
  paddingInline: vars.space[1],
  lineHeight: vars.font.lineHeight.snug,
  '@media': {
    [media.tablet]: {
      flex: '0 1 auto',
      width: `calc(2 * ${vars.space[24]})`,
      '@container': { [narrow]: { flex: '1', width: 'auto' } },
    },
  },
});

export const name = screen.style({
  minWidth: vars.space[0],
  minHeight: vars.size.hit,
  padding: vars.space[0],
  overflow: 'hidden',
  border: 'none',
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontWeight: vars.font.weight.medium,
  fontSize: vars.font.size.sm,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecorationLine: 'underline' } },
});

/** At most two lines on phones, otherwise one. */
export const title = screen.style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    [media.belowTablet]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
  },
});

export const buttons = screen.style({
  display: 'flex',
  order: 1,
  flex: '1 1 100%',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[1],
  '@media': {
    [media.tablet]: {
      order: 0,
      flex: '0 1 auto',
      justifyContent: 'flex-end',
      gap: vars.space[2],
      marginInlineStart: 'auto',
      '@container': {
        [narrow]: {
          order: 1,
          flex: '1 1 100%',
          justifyContent: 'space-between',
          gap: vars.space[1],
          marginInlineStart: vars.space[0],
        },
      },
    },
  },
  '@container': { [tight]: twoLines },
  selectors: {
    '&:has(> :nth-child(6))': { '@container': { [tightForSix]: twoLines } },
    '&:has(> :nth-child(9))': {
      '@container': { [narrow]: { ...twoLines, gridTemplateColumns: 'repeat(5, auto)' } },
    },
    [`${withKeyboard} &`]: {
      '@media': { [media.belowTablet]: { display: 'flex', order: 0, flex: 'none' } },
    },
  },
});

export const leave = screen.style({ display: 'flex' });

const finger = { minWidth: vars.size.finger, minHeight: vars.size.finger };

screen.global(`${buttons} button, ${leave} button, ${name}`, {
  '@media': { [media.belowTablet]: finger, [media.coarse]: finger },
});

export const split = screen.style({
  display: 'flex',
  alignItems: 'center',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.fill,
});

screen.global(
  `${withKeyboard} ${buttons} > :nth-child(n + 3), ${withKeyboard} ${split} > :not(:first-child)`,
  { '@media': { [media.belowTablet]: { display: 'none' } } },
);

/** A long press opens no context menu and does not scroll. */
export const microphone = screen.style({
  display: 'flex',
  touchAction: 'none',
  userSelect: 'none',
});

export const level = screen.style({
  display: 'flex',
  marginInlineStart: vars.space[1],
  // Keeps the space to prevent a layout shift.
  selectors: { "&[data-muted='true']": { visibility: 'hidden' } },
});

export const noticeActions = screen.style({ display: 'flex', gap: vars.space[2] });

// The rows of a grid would widen it, and move the badge away from the button.
export const chat = screen.style({
  position: 'relative',
  display: 'inline-flex',
  justifySelf: 'start',
});

export const unread = screen.style({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${vars.space[1]})`,
  insetInlineEnd: `calc(-1 * ${vars.space[1]})`,
  pointerEvents: 'none',
});
