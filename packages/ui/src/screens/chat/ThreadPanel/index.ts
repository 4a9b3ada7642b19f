export { ThreadPanel, type ThreadPanelProps, type ThreadPanelState } from './ThreadPanel.tsx';
