import { useEffect } from 'react';
import { PageNames } from './PageNames.ts';

export const separator = ' | ';

export const pageNames = new PageNames();

export const titlePrefixes = new PageNames();

/** Adds names to the title, most specific first. Empty names are skipped. */
export function usePageName(...names: (string | null | undefined)[]): void {
  const name = names.filter(Boolean).join(separator);
  useEffect(() => pageNames.add(name), [name]);
}
