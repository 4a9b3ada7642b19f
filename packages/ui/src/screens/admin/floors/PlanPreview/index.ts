export { PlanPreview, type PlanPreviewProps } from './PlanPreview.tsx';
