import { matchPath } from 'react-router-dom';
import type { Panel } from '../platform/workplace/Panel.ts';
import { panels } from './panels.ts';

export function panelOf(pathname: string): Panel | null {
  return panels.find(({ path }) => !path.includes('#') && matchPath(path, pathname)) ?? null;
}

/** Returns the id of the navigation entry of a page. An entry with the same anchor takes precedence. */
export function entryOf(pathname: string, hash: string): string | null {
  const withAnchor = panels.find(({ path }) => path === `${pathname}${hash}`);
  const found = hash && withAnchor ? withAnchor : panelOf(pathname);
  return found?.entry?.id ?? found?.parentEntryId ?? null;
}
