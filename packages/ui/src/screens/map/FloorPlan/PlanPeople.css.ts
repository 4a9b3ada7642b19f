import { media } from '../../../styles/media.ts';
import { screen } from '../../../styles/style.ts';
import { planVars } from '../../../styles/planVars.css.ts';
import { vars } from '../../../styles/vars.css.ts';
import { scale } from '../../../patterns/planDrawing/shapes.css.ts';

export const person = screen.style({
  position: 'absolute',
  insetBlockStart: vars.space[0],
  insetInlineStart: vars.space[0],
  width: vars.space[0],
  height: vars.space[0],
  pointerEvents: 'none',
  // Plan coordinates run from left to right in every language.
  direction: 'ltr',
  selectors: {
    '&[data-me]': { zIndex: 2 },
    '&[data-marked]': { zIndex: 3 },
    // Camera pictures are above the names of others.
    '&[data-seen]': { zIndex: 4 },
    // Dots are below room names, faces above.
    "&:not([data-size='dot'], [data-me], [data-marked])": { zIndex: 1 },
  },
  '@media': {
    // Matches the update interval for continuous movement.
    [media.motion]: { transition: 'transform 220ms linear' },
  },
});

/** Compensates the zoom to keep a constant size. */
export const upright = screen.style({
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.space[0],
  height: vars.space[0],
  transform: `scale(calc(1 / var(${scale})))`,
});

function statusSelectors() {
  const { available, busy, leaving, loggedOut, vacation } = vars.presence;
  const colors = {
    AVAILABLE: available,
    BUSY: busy,
    LEAVING: leaving,
    LOGGED_OUT: loggedOut,
    ON_VACATION: vacation,
  };
  return Object.fromEntries(
    Object.entries(colors).flatMap(([status, color]) => [
      [`&[data-status='${status}']`, { borderColor: color }],
      [`${person}[data-size='dot'] &[data-status='${status}']`, { backgroundColor: color }],
    ]),
  );
}

export const face = screen.style({
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.space[6],
  height: vars.space[6],
  overflow: 'hidden',
  border: `${vars.size.focusRing} solid ${vars.presence.loggedOut}`,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.surface,
  boxShadow: `0 0 0 ${vars.space.half} ${planVars.halo}`,
  color: vars.color.accentText,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.tight,
  whiteSpace: 'nowrap',
  selectors: {
    ...statusSelectors(),
    [`${person}[data-size='large'] &`]: { width: vars.space[8], height: vars.space[8] },
    [`${person}[data-size='dot'] &`]: {
      width: `calc(${vars.space[2]} + ${vars.space.half})`,
      height: `calc(${vars.space[2]} + ${vars.space.half})`,
      borderWidth: vars.space[0],
      boxShadow: `0 0 0 ${vars.size.hairline} ${planVars.halo}`,
    },
    [`${person}[data-me] &`]: {
      boxShadow: `0 0 0 ${vars.space.half} ${planVars.halo}, 0 0 0 ${vars.space[1]} ${vars.color.accent}`,
    },
    [`${person}[data-marked] &`]: {
      boxShadow: `0 0 0 ${vars.space.half} ${planVars.halo}, 0 0 0 calc(${vars.space[1]} + ${vars.space.half}) ${vars.color.accent}`,
    },
    [`${person}[data-state='talk'] &`]: {
      outline: `${vars.size.focusRing} solid ${vars.color.accent}`,
      outlineOffset: vars.space.half,
    },
  },
  '@media': {
    [media.motion]: {
      transition: `width ${vars.motion.base} ${vars.motion.ease}, height ${vars.motion.base} ${vars.motion.ease}`,
    },
  },
});

export const picture = screen.style({ width: '100%', height: '100%', objectFit: 'cover' });

export const nose = screen.style({
  position: 'absolute',
  width: vars.space[0],
  height: vars.space[0],
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineStart: `calc(-1 * ${vars.space[1]})`,
    insetBlockStart: vars.space[3],
    borderInline: `${vars.space[1]} solid transparent`,
    borderBlockStart: `${vars.space[1]} solid ${vars.color.textMuted}`,
  },
  selectors: {
    [`${person}[data-size='large'] &::after`]: { insetBlockStart: vars.space[4] },
    [`${person}[data-size='dot'] &`]: { display: 'none' },
    [`${person}[data-state='sit'] &`]: { display: 'none' },
    [`${person}[data-me] &::after`]: { borderBlockStartColor: vars.color.accent },
  },
});

export const presence = screen.style({
  position: 'absolute',
  insetInlineStart: vars.space[1],
  insetBlockStart: vars.space[1],
  display: 'flex',
  borderRadius: vars.radius.round,
  backgroundColor: planVars.halo,
  boxShadow: `0 0 0 ${vars.size.hairline} ${planVars.halo}`,
  selectors: {
    [`${person}[data-size='small'] &`]: { transform: 'scale(0.85)', transformOrigin: '0 0' },
    [`${person}[data-size='large'] &`]: {
      insetInlineStart: vars.space[2],
      insetBlockStart: vars.space[2],
    },
  },
});

export const bubble = screen.style({
  position: 'absolute',
  insetBlockEnd: vars.space[5],
  insetInlineStart: vars.space[0],
  selectors: {
    "&[data-below='true']": {
      insetBlockEnd: 'auto',
      insetBlockStart: `calc(${vars.space[5]} + ${vars.space[4]})`,
    },
  },
});

/** Above the head, or above the camera picture. */
export const reactions = screen.style({
  position: 'absolute',
  insetBlockEnd: vars.space[3],
  width: vars.space[16],
  height: vars.space[16],
  selectors: { [`${person}[data-seen] &`]: { insetBlockEnd: vars.space[16] } },
});

export const wave = screen.style({
  position: 'absolute',
  insetBlockEnd: vars.space[2],
  insetInlineStart: vars.space[2],
  fontSize: vars.font.size.md,
});

/** Centred above the face, because the faces of people in a call are close to each other. */
export const hand = screen.style({
  position: 'absolute',
  insetBlockEnd: vars.space[2],
  fontSize: vars.font.size.md,
  lineHeight: vars.font.lineHeight.tight,
});

export const nameText = screen.style({
  minWidth: vars.space[0],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

export const demo = screen.style({
  flex: 'none',
  marginInlineStart: vars.space[1],
  color: vars.color.textMuted,
  fontWeight: vars.font.weight.medium,
});

export const name = screen.style({
  position: 'absolute',
  insetBlockStart: vars.space[4],
  display: 'flex',
  maxWidth: vars.size.planName,
  paddingInline: vars.space[1],
  borderRadius: vars.radius.small,
  backgroundColor: `color-mix(in oklab, ${planVars.halo} 82%, transparent)`,
  color: vars.color.text,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.lineHeight.tight,
  whiteSpace: 'nowrap',
  selectors: {
    [`${person}[data-size='large'] &`]: { insetBlockStart: vars.space[5] },
    [`${person}[data-me] &`]: {
      backgroundColor: vars.color.accent,
      color: vars.color.onAccent,
      fontWeight: vars.font.weight.medium,
    },
  },
});
