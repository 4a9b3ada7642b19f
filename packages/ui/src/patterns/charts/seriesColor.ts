import { colors } from './chart.css.ts';

/** The class that says the colour of a series, by its place. */
export function seriesColor(place: number): string | undefined {
  return colors[place % colors.length];
}
