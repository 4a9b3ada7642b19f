import type { RootProps } from '../../primitives/rootProps.ts';
import { colors } from './chart.css.ts';

export interface ChartSeries {
  id: string;
  name: string;
  /** One value per category, zero or higher. Null means no data. */
  values: readonly (number | null)[];
}

export interface ChartProps extends RootProps<'figure', 'title'> {
  /** Describes the content of the chart. */
  title: string;
  /** Name of the categories, shown as the head of the table's first column, such as "Day". */
  categoryTitle: string;
  /** Categories from left to right. */
  categories: readonly string[];
  /** Up to four series, coloured by their index. */
  series: readonly ChartSeries[];
  /** Formats a value with its unit. Defaults to a plain number in the member's language. */
  formatValue?(value: number): string;
}

export function seriesColor(place: number): string | undefined {
  return colors[place % colors.length];
}
