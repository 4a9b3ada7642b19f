import { media } from '../../../styles/media.ts';
import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  position: 'absolute',
  zIndex: 2,
  insetInline: vars.space[4],
  insetBlockEnd: `calc(100% - ${vars.space[1]})`,
  margin: vars.space[0],
  padding: vars.space[1],
  listStyle: 'none',
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.floating,
});

export const option = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.controlSmall,
  '@media': { [media.coarse]: { minHeight: vars.size.finger } },
  paddingInline: vars.space[2],
  paddingBlock: vars.space[1],
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.fill },
    "&[aria-selected='true']": { backgroundColor: vars.color.accentFillHover },
  },
});

export const command = screen.style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: vars.space[0],
});

export const icon = screen.style({
  display: 'flex',
  flex: 'none',
  justifyContent: 'center',
  width: vars.space[6],
});
