import { useEffect } from 'react';
import { titlePrefixes } from '@office/client/navigation/pageName.ts';
import { titlePrefix } from './titlePrefix.ts';

/** Shows how much waits for the member in the title and on the icon of an installed app; nothing once they go. */
export function useAttention(count: number): void {
  useEffect(() => titlePrefixes.add(titlePrefix(count)), [count]);
  useEffect(() => {
    badgeApp(count);
    return () => badgeApp(0);
  }, [count]);
}

/** Browsers without app badges, and pages that are not installed, take no part. */
function badgeApp(count: number): void {
  const done = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  done?.catch(() => {});
}
