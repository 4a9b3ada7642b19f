import { useEffect } from 'react';
import { PageNames } from './PageNames.ts';

export const separator = ' | ';

/** The names of the pages that are shown now. */
export const pageNames = new PageNames();

/** Before them all: a number of things that wait. */
export const titlePrefixes = new PageNames();

/**
 * Names what the page shows, before its area and the finest first: a thread, then its room. What is
 * not known yet is left out.
 */
export function usePageName(...names: (string | null | undefined)[]): void {
  const name = names.filter(Boolean).join(separator);
  useEffect(() => pageNames.add(name), [name]);
}
