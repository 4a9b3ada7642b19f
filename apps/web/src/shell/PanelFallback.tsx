import { SidePanel } from '@office/ui';
import type { ReactNode } from 'react';
import { usePanelTitle } from './usePanelTitle.ts';

export function PanelFallback({ children }: { children: ReactNode }) {
  const title = usePanelTitle();
  return title === null ? children : <SidePanel title={title}>{children}</SidePanel>;
}
