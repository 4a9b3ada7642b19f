import { screen } from '../../../../styles/style.ts';
import { vars } from '../../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  paddingBlockStart: vars.space[3],
});

export const pair = screen.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space[2],
});

export const actions = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
});

export const corner = screen.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) auto',
  alignItems: 'end',
  gap: vars.space[2],
});

export const corners = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
});

export const arrange = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
});

export const kinds = screen.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))',
  gap: vars.space[1],
});

export const kind = screen.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[1],
  padding: vars.space[2],
  border: `${vars.size.hairline} solid transparent`,
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.lineHeight.tight,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.fill },
    "&[aria-checked='true']": {
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accentFill,
    },
  },
});

export const kindPicture = screen.style({
  display: 'block',
  width: vars.space[10],
  height: vars.space[10],
  overflow: 'visible',
});
