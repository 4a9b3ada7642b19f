import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = pattern.style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[1],
  paddingInline: vars.space[4],
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.warningFill,
  color: vars.color.warningText,
  textAlign: 'center',
  selectors: {
    '&[data-floating]': {
      position: 'fixed',
      insetBlockStart: `max(${vars.space[3]}, env(safe-area-inset-top))`,
      insetInline: vars.space[3],
      zIndex: vars.layer.overlay,
      width: 'fit-content',
      marginInline: 'auto',
      boxShadow: vars.shadow.floating,
      pointerEvents: 'none',
    },
  },
});

export const words = pattern.style({
  display: 'flex',
  flex: '1',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
});

export const close = pattern.style({ flex: 'none' });
