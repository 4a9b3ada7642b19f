export { FormPanel, formPanelStatuses } from './FormPanel.tsx';
export type { FormPanelProps } from './FormPanel.tsx';
