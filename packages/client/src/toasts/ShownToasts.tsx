import { useSyncExternalStore, type ReactNode } from 'react';
import { OnItsOwn } from '../loading/OnItsOwn.tsx';
import { toasts } from './toasts.ts';

/** The application's toasts, whose code comes with the first one. */
export function ShownToasts({ children }: { children: ReactNode }) {
  const some = useSyncExternalStore(toasts.subscribe, toasts.hasShown);
  return some ? <OnItsOwn>{children}</OnItsOwn> : null;
}
