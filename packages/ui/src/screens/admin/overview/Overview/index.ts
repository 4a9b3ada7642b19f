export {
  Overview,
  type OverviewDay,
  type AttentionItem as OverviewPoint,
  type OverviewProps,
  type OverviewState,
} from './Overview.tsx';
