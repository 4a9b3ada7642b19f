export { StepIndicator } from './StepIndicator.tsx';
export type { StepIndicatorProps } from './StepIndicator.tsx';
