export { PanelMessage } from './PanelMessage.tsx';
export type { PanelMessageProps } from './PanelMessage.tsx';
