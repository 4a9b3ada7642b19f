export { CallStage, type CallStageProps } from './CallStage.tsx';
export type { CallStageDocument } from './DocumentTile.tsx';
export { mainPicture, stageLayouts, type StageLayout, type StagePerson } from './stageItems.ts';
export type { CallPicture } from '../voice.ts';
