import type { Breadcrumb } from '@office/ui';
import { createContext, useContext } from 'react';

const PageTrail = createContext<readonly Breadcrumb[]>([]);

export const PageTrailProvider = PageTrail.Provider;

export function usePageTrail(): readonly Breadcrumb[] {
  return useContext(PageTrail);
}
