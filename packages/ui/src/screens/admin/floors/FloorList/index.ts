export { FloorList, type FloorListProps } from './FloorList.tsx';
export type {
  ChosenPlan,
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
