import { media } from '../../../styles/media.ts';
import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      gap: vars.space[5],
    },
  },
});

const column = { display: 'flex', flexDirection: 'column', minWidth: vars.space[0] } as const;

export const videoColumn = screen.style({ ...column, gap: vars.space[2] });

export const choices = screen.style({ ...column, gap: vars.space[3] });

export const picture = screen.style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  backgroundColor: vars.stage.ground,
});

export const words = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlockEnd: vars.space[10],
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});

export const buttons = screen.style({
  position: 'absolute',
  insetBlockEnd: vars.space[3],
  display: 'flex',
  gap: vars.space[3],
});

export const level = screen.style({
  position: 'absolute',
  insetBlockEnd: vars.space[0],
  insetInline: vars.space[0],
});

export const speaker = screen.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[1],
});
