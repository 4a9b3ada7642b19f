export type { ToastAction } from './ToastActions.tsx';
export { ToastStack, type ToastItem, type ToastStackProps } from './ToastStack.tsx';
