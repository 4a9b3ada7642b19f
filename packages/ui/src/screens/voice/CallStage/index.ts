export { CallStage, type CallStageProps } from './CallStage.tsx';
export type { CallStageDocument } from './DocumentTile.tsx';
export {
  cameraSizes,
  mainPicture,
  stageLayouts,
  type CameraSize,
  type ShownCamera,
  type StageLayout,
  type StagePerson,
} from './stageItems.ts';
export type { CallPicture } from '../voice.ts';
