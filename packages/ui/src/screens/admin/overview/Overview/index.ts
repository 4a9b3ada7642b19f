export {
  Overview,
  type OverviewDay,
  type AttentionItem,
  type OverviewProps,
  type OverviewState,
} from './Overview.tsx';
export { type SetupItem } from './SetupChecklist.tsx';
