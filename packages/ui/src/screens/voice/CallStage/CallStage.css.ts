import { callBarOffset } from '../../../primitives/Toast/toastOffsets.ts';
import { media } from '../../../styles/media.ts';
import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';
import { placeName } from './StageTile.css.ts';

/** Number of small tiles; set by the component. */
export const smallName = '--office-stage-small';
const small = `var(${smallName})`;
const wide = '(min-aspect-ratio: 1/1)';
/** Sizes of small tiles: at most 16:9 in a column and square in a row. */
const stripColumn = 'clamp(6.5rem, 20cqw, 15rem)';
const stripHeight = 'calc(clamp(6.5rem, 20cqw, 15rem) * 9 / 16)';
const stripRow = 'clamp(5rem, 18cqh, 9rem)';

export const root = screen.style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  width: '100%',
  height: '100%',
  minHeight: vars.space[0],
  padding: vars.space[2],
  backgroundColor: vars.stage.ground,
  // The shell disables pointer events on its overlay.
  pointerEvents: 'auto',
  '@media': {
    // On phones the bar is on a separate row; otherwise it floats over the lower edge.
    [media.tablet]: { paddingBlockEnd: `calc(${callBarOffset} + ${vars.space[2]})` },
  },
});

export const header = screen.style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.controlSmall,
  paddingInlineStart: vars.space[2],
});

export const title = screen.style({ flex: '1 1 3rem', minWidth: vars.space[0] });

export const buttons = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  // Touch targets of adjacent buttons must not overlap.
  '@media': { [media.coarse]: { gap: vars.space[3] } },
});

/** Only the icon on phones, so that the title fits. */
export const closeLabel = screen.style({
  '@media': {
    [media.belowTablet]: {
      position: 'absolute',
      width: vars.size.hairline,
      height: vars.size.hairline,
      clipPath: 'inset(50%)',
    },
  },
});

const grid = (columns: string, rows: string) => ({
  gridTemplateColumns: columns,
  gridTemplateRows: rows,
});
const equal = (count: number | string) => `repeat(${count}, minmax(0, 1fr))`;

export const frame = screen.style({
  flex: '1',
  minHeight: vars.space[0],
  containerType: 'size',
});

// Layouts only change the grid: moving a video in the DOM would restart it.
export const list = screen.style({
  display: 'grid',
  gap: vars.space[2],
  width: '100%',
  height: '100%',
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
});

const spotlight = `[data-layout='spotlight'] > * > ${list}`;
const everyone = `[data-layout='everyone'] > * > ${list}`;
const at = (element: string, count: number) => `${element}[data-count='${count}']`;

// One large tile and a centred strip of small ones: below it, or next to it in wide containers.
screen.global(spotlight, {
  ...grid(
    `minmax(0, 1fr) repeat(${small}, minmax(0, 9rem)) minmax(0, 1fr)`,
    `minmax(0, 1fr) ${stripRow}`,
  ),
  '@container': {
    [wide]: grid(
      `minmax(0, 1fr) ${stripColumn}`,
      `minmax(0, 1fr) repeat(${small}, minmax(0, ${stripHeight})) minmax(0, 1fr)`,
    ),
  },
});
screen.global(`${spotlight} > li`, {
  gridRow: '2',
  gridColumn: `calc(var(${placeName}) + 1)`,
  '@container': { [wide]: { gridRow: `calc(var(${placeName}) + 1)`, gridColumn: '2' } },
});
screen.global(`${spotlight} > li[data-large='true']`, {
  gridRow: '1',
  gridColumn: '1 / -1',
  '@container': { [wide]: { gridRow: '1 / -1', gridColumn: '1' } },
});
screen.global(at(spotlight, 1), {
  ...grid('minmax(0, 1fr)', 'minmax(0, 1fr)'),
  '@container': { [wide]: grid('minmax(0, 1fr)', 'minmax(0, 1fr)') },
});

/** Columns of equal tiles by their number, in tall and in wide containers. */
const columns: readonly [count: number, tall: number, wide: number][] = [
  [2, 1, 2],
  [3, 1, 2],
  [4, 2, 2],
  [5, 2, 3],
  [6, 2, 3],
  [7, 2, 4],
  [8, 2, 4],
  [9, 3, 3],
  [10, 3, 4],
  [11, 3, 4],
  [12, 3, 4],
];

/** Tiles span two columns, so that the last row can be centred. */
for (const [count, tall, wideColumns] of columns) {
  const rowsOf = (perRow: number) => grid(equal(2 * perRow), equal(Math.ceil(count / perRow)));
  screen.global(at(everyone, count), {
    ...rowsOf(tall),
    '@container': { [wide]: rowsOf(wideColumns) },
  });
  const startOf = (index: number, perRow: number) => {
    const inLastRow = count % perRow;
    return index === count - inLastRow ? String(perRow - inLastRow + 1) : 'auto';
  };
  for (let index = 0; index < count; index++) {
    const starts = [startOf(index, tall), startOf(index, wideColumns)] as const;
    if (starts.every((start) => start === 'auto')) continue;
    screen.global(`${at(everyone, count)} > li:nth-child(${index + 1})`, {
      gridColumnStart: starts[0],
      '@container': { [wide]: { gridColumnStart: starts[1] } },
    });
  }
}
screen.global(`${everyone} > li`, { gridColumnEnd: 'span 2' });
screen.global(`${at(everyone, 1)} > li`, { gridColumnEnd: 'auto' });

export const alone = screen.style({
  position: 'absolute',
  insetBlockEnd: vars.space[6],
  insetInlineEnd: vars.space[6],
  paddingBlock: vars.space.half,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.small,
  backgroundColor: vars.stage.label,
  color: vars.stage.onLabel,
  fontSize: vars.font.size.xs,
  pointerEvents: 'none',
  '@media': {
    [media.tablet]: { insetBlockEnd: `calc(${callBarOffset} + ${vars.space[6]})` },
  },
});
