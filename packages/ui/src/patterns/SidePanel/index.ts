export { PanelContext, type PanelContextValue } from './PanelContext.ts';
export { SidePanel, type SidePanelProps } from './SidePanel.tsx';
