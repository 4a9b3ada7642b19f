export {
  analyticsWeeks,
  Analytics,
  type AnalyticsProps,
  type AnalyticsState,
  type AnalyticsWeeks,
  type RoomUsage,
} from './Analytics.tsx';
export { type HeatMapState, type HeatMapSquare } from './HeatMap.tsx';
