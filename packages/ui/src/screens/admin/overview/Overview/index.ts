export {
  Overview,
  type AttentionItem,
  type OverviewProps,
  type OverviewState,
} from './Overview.tsx';
export { type SetupItem } from './SetupChecklist.tsx';
export { type OverviewDay } from './UsageCharts.tsx';
