export { BarChart, type BarChartProps } from './BarChart.tsx';
export type { ChartProps, ChartSeries } from '../charts/chart.ts';
