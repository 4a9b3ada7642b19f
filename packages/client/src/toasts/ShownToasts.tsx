import { useSyncExternalStore, type ReactNode } from 'react';
import { OnItsOwn } from '../loading/OnItsOwn.tsx';
import { toasts } from './toasts.ts';

export function ShownToasts({ children }: { children: ReactNode }) {
  const some = useSyncExternalStore(toasts.subscribe, toasts.hasShown);
  return some ? <OnItsOwn>{children}</OnItsOwn> : null;
}
