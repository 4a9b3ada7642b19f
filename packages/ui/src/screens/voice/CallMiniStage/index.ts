export { CallMiniStage, type CallMiniStageProps } from './CallMiniStage.tsx';
