export { ToastStack, type ToastItem, type ToastStackProps } from './ToastStack.tsx';
