import { useSyncExternalStore, type ReactNode } from 'react';
import { IsolatedBoundary } from '../loading/IsolatedBoundary.tsx';
import { toasts } from './toasts.ts';

export function ToastViewport({ children }: { children: ReactNode }) {
  const some = useSyncExternalStore(toasts.subscribe, toasts.hasShown, toasts.hasShown);
  return some ? <IsolatedBoundary>{children}</IsolatedBoundary> : null;
}
