import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

const steps = {
  0: vars.space[0],
  half: vars.space.half,
  1: vars.space[1],
  2: vars.space[2],
  3: vars.space[3],
  4: vars.space[4],
  5: vars.space[5],
  6: vars.space[6],
  8: vars.space[8],
  10: vars.space[10],
  12: vars.space[12],
  16: vars.space[16],
} as const;

export const root = primitive.style({
  display: 'flex',
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: 'none',
});

export const direction = primitive.variants({
  column: { flexDirection: 'column' },
  row: { flexDirection: 'row' },
});

export const gap = primitive.variants({
  0: { gap: steps[0] },
  half: { gap: steps.half },
  1: { gap: steps[1] },
  2: { gap: steps[2] },
  3: { gap: steps[3] },
  4: { gap: steps[4] },
  5: { gap: steps[5] },
  6: { gap: steps[6] },
  8: { gap: steps[8] },
  10: { gap: steps[10] },
  12: { gap: steps[12] },
  16: { gap: steps[16] },
});

export const padding = primitive.variants({
  0: { padding: steps[0] },
  half: { padding: steps.half },
  1: { padding: steps[1] },
  2: { padding: steps[2] },
  3: { padding: steps[3] },
  4: { padding: steps[4] },
  5: { padding: steps[5] },
  6: { padding: steps[6] },
  8: { padding: steps[8] },
  10: { padding: steps[10] },
  12: { padding: steps[12] },
  16: { padding: steps[16] },
});

export const align = primitive.variants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  stretch: { alignItems: 'stretch' },
  baseline: { alignItems: 'baseline' },
});

export const justify = primitive.variants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});

export const wrap = primitive.style({ flexWrap: 'wrap' });
export const grow = primitive.style({ flexGrow: 1, flexBasis: 0 });
