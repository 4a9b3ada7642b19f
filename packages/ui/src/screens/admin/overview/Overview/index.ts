export {
  Overview,
  type OverviewDay,
  type OverviewPoint,
  type OverviewProps,
  type OverviewState,
} from './Overview.tsx';
