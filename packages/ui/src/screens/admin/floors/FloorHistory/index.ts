export {
  FloorHistory,
  type FloorHistoryItem,
  type FloorHistoryProps,
  type FloorHistoryState,
} from './FloorHistory.tsx';
