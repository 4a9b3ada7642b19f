import { ToastStore } from './ToastStore.ts';

/** The toasts of this page. */
export const toasts = new ToastStore(() => Date.now());
