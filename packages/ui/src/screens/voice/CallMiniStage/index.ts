export { CallMiniStage, type CallMiniStageProps } from './CallMiniStage.tsx';
export { MiniWindow, type MiniWindowProps } from './MiniWindow.tsx';
