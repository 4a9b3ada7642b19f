export { MapPanel, type MapPanelProps, type MapPanelState } from './MapPanel.tsx';
