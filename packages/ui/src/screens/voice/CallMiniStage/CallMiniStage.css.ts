import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  backgroundColor: vars.stage.ground,
});

const onPicture = {
  position: 'absolute',
  backgroundColor: vars.stage.label,
  color: vars.stage.onLabel,
} as const;

export const name = screen.style({
  ...onPicture,
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  maxWidth: `calc(100% - 2 * ${vars.space[2]})`,
  paddingBlock: vars.space.half,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.small,
  fontSize: vars.font.size.xs,
});

export const title = screen.style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const buttons = screen.style({
  ...onPicture,
  insetBlockEnd: vars.space[2],
  display: 'flex',
  gap: vars.space[1],
  padding: vars.space[1],
  borderRadius: vars.radius.card,
});

export const button = screen.style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.controlSmall,
  height: vars.size.controlSmall,
  padding: vars.space[0],
  border: 'none',
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  color: vars.stage.onLabel,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.stage.scrim },
    "&[data-leave='true']": { backgroundColor: vars.color.danger, color: vars.color.onDanger },
    "&[data-leave='true']:hover": { backgroundColor: vars.color.dangerHover },
    '&:focus-visible': { outlineColor: vars.stage.onLabel },
  },
});

export const glyph = screen.style({ width: vars.size.icon, height: vars.size.icon });
