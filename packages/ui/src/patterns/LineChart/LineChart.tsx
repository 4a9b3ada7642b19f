import { cx } from '../../primitives/cx.ts';
import { ChartFrame } from '../charts/ChartFrame.tsx';
import { seriesColor, type ChartProps } from '../charts/chart.ts';
import * as styles from '../charts/chart.css.ts';
import { contiguousSegments } from '../charts/scale.ts';

export type LineChartProps = ChartProps;

/** Shows amounts over time. Missing values leave gaps. Arrow keys move between categories. */
export function LineChart(props: LineChartProps) {
  const { series, categories } = props;
  const highest = Math.max(0, ...series.flatMap(({ values }) => values.map(Number)));
  return (
    <ChartFrame {...props} component="LineChart" highest={highest}>
      {({ x, y }) =>
        series.map(({ id, values }, nth) => (
          <g key={id} className={seriesColor(nth)}>
            {contiguousSegments(values.slice(0, categories.length)).map((points) => (
              <path
                key={points[0]?.[0]}
                // Renders a single value as a dot: a zero-length line with round caps.
                d={`M ${[...points, ...(points.length === 1 ? points : [])]
                  .map(([index, value]) => `${x(index)} ${y(value)}`)
                  .join(' L ')}`}
                {...(points.length === 1
                  ? { className: cx(styles.line, styles.dot) }
                  : {
                      className: styles.line,
                      strokeDasharray: styles.dashes[nth % styles.dashes.length],
                    })}
              />
            ))}
          </g>
        ))
      }
    </ChartFrame>
  );
}
