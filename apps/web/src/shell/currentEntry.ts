import { navEntries, type NavEntryId } from '@office/ui';

/** The sidebar's entry of a page; the one with the page's own anchor goes first. */
export function currentEntry(pathname: string, hash: string): NavEntryId | null {
  const withAnchor = navEntries.find(({ href }) => href === `${pathname}${hash}`);
  const found = withAnchor ?? navEntries.find(({ href }) => isAt(pathname, href));
  return found?.id ?? null;
}

function isAt(pathname: string, href: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`);
}
