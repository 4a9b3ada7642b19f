import type { Breadcrumb } from '@office/ui';
import { createContext, useContext } from 'react';

const PageTrail = createContext<readonly Breadcrumb[]>([]);

export const PageTrailProvider = PageTrail.Provider;

/** Returns the pages above the current one, for the `breadcrumbs` of its `PageHeader`. */
export function usePageTrail(): readonly Breadcrumb[] {
  return useContext(PageTrail);
}
