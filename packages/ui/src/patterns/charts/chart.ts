/** One row of values in a chart. */
export interface ChartSeries {
  /** Its own within the chart. */
  id: string;
  /** Its name in the legend and in the table. */
  name: string;
  /** A value a category, from zero up; null where there is none. */
  values: readonly (number | null)[];
}

export interface ChartProps {
  /** Says what the chart shows. */
  title: string;
  /** Names the categories, as the head of the table's first column: "Day". */
  categoryTitle: string;
  /** From left to right. */
  categories: readonly string[];
  /** Up to four; their colours are by their place. */
  series: readonly ChartSeries[];
  /** Writes a value with its unit; a number of the member's language without it. */
  valueText?(value: number): string;
}
