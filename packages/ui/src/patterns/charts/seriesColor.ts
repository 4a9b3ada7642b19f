import { colors } from './chart.css.ts';

export function seriesColor(place: number): string | undefined {
  return colors[place % colors.length];
}
