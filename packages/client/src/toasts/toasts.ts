import { browserDeps } from '../lib/deps.ts';
import { ToastStore } from './ToastStore.ts';

/** The toasts of this page. */
export const toasts = new ToastStore(browserDeps);
