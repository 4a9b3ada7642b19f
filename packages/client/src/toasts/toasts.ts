import { browserDeps } from '../lib/deps.ts';
import { ToastStore } from './ToastStore.ts';

export const toasts = new ToastStore(browserDeps);
