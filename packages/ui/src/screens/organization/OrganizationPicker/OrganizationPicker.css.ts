import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const entry = screen.style({
  appearance: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  minHeight: vars.space[16],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  textAlign: 'start',
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}, box-shadow ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    'button&': { cursor: 'pointer' },
    'button&:hover:not([aria-disabled])': {
      borderColor: vars.color.accent,
      boxShadow: vars.shadow.raised,
    },
    '&[aria-disabled]': { cursor: 'default' },
    // Disabled while another organisation is being entered, but still legible.
    '&[aria-disabled]:not([data-selecting])': {
      borderColor: 'transparent',
      backgroundColor: vars.color.fill,
      color: vars.color.textMuted,
    },
    '&[data-selecting]': { borderColor: vars.color.accent },
  },
});

export const invitations = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
});

export const words = screen.style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: '1',
  minWidth: '0',
});

export const account = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  marginBlockStart: vars.space[8],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}`,
});

/** Aligns the label, not the larger hit area, with the edge of the column. */
export const signOut = screen.style({ marginInline: `calc(-1 * ${vars.space[3]})` });
