export { FloorList, type FloorListProps } from './FloorList.tsx';
export type {
  SelectedPlan,
  CreatedFloor,
  FloorListCallbacks,
  FloorListDialog,
  FloorListItem,
  FloorListNames,
  FloorListOffice,
  FloorListState,
  FloorLoss,
  FloorTemplateItem,
  NewFloorValues,
} from './floorListState.ts';
