import { ChartFrame } from '../charts/ChartFrame.tsx';
import { seriesColor, type ChartProps } from '../charts/chart.ts';
import * as styles from '../charts/chart.css.ts';

export interface BarChartProps extends ChartProps {
  /** Stacks the values of a category, for parts of a whole. */
  stacked?: boolean;
}

/** Fraction of a category's width taken by its bars, and maximum bar width in per cent of the plot. */
const barShare = 0.68;
const maxBarWidth = 9;

/** Shows amounts by category, such as people by day. Arrow keys move between categories. */
export function BarChart({ stacked = false, ...props }: BarChartProps) {
  const { series, categories } = props;
  const sums = categories.map((_, index) =>
    series.map(({ values }) => values[index] ?? 0).reduce((sum, value) => sum + value, 0),
  );
  const highest = Math.max(
    0,
    ...(stacked ? sums : series.flatMap((each) => each.values.map(Number))),
  );
  const share = ((100 / Math.max(1, categories.length)) * barShare) / (stacked ? 1 : series.length);
  const width = Math.min(maxBarWidth, share);
  return (
    <ChartFrame {...props} component="BarChart" highest={highest}>
      {({ x, y }) =>
        series.map(({ id, values }, nth) => (
          <g key={id} className={seriesColor(nth)}>
            {values.slice(0, categories.length).map((value, index) => {
              if (value === null) return null;
              const below = stacked
                ? series.slice(0, nth).reduce((sum, each) => sum + (each.values[index] ?? 0), 0)
                : 0;
              const middle = x(index) + (stacked ? 0 : (nth - (series.length - 1) / 2) * width);
              return (
                <rect
                  key={categories[index]}
                  x={middle - width / 2}
                  y={y(below + value)}
                  width={width * (stacked || series.length === 1 ? 1 : 0.9)}
                  height={y(below) - y(below + value)}
                  className={styles.bar}
                />
              );
            })}
          </g>
        ))
      }
    </ChartFrame>
  );
}
