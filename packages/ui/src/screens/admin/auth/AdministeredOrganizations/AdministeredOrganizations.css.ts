import { screen } from '../../../../styles/style.ts';
import { vars } from '../../../../styles/vars.css.ts';

export const root = screen.style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });

export const entry = screen.style({
  appearance: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  minHeight: vars.space[16],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover:not([aria-disabled])': { borderColor: vars.color.accent },
    '&[aria-disabled]': { cursor: 'default' },
    '&[aria-current]': { borderColor: vars.color.accent },
  },
});

export const words = screen.style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: '1',
  minWidth: '0',
});
