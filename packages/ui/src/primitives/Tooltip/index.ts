export * from './Tooltip.tsx';
export type { TooltipProps } from './tooltipProps.ts';
