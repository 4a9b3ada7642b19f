import type { Breadcrumb } from '@office/ui';
import { createContext, useContext } from 'react';

const PageTrail = createContext<readonly Breadcrumb[]>([]);

/** Says which pages are above the one that is shown. */
export const PageTrailProvider = PageTrail.Provider;

/** The pages above the one that is shown, for the `breadcrumbs` of its `PageHeader`. */
export function usePageTrail(): readonly Breadcrumb[] {
  return useContext(PageTrail);
}
