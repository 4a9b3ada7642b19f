import { useEffect } from 'react';
import { attention } from './attention.ts';

/** Shows how much waits for the member in the title and on the icon of an installed app; nothing once they go. */
export function useAttention(count: number): void {
  useEffect(() => {
    attention.show(count);
    badgeApp(count);
  }, [count]);
  useEffect(
    () => () => {
      attention.show(0);
      badgeApp(0);
    },
    [],
  );
}

/** Browsers without app badges, and pages that are not installed, take no part. */
function badgeApp(count: number): void {
  const done = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  done?.catch(() => {});
}
