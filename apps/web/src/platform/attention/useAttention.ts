import { useEffect } from 'react';
import { titlePrefixes } from '@office/client/navigation/pageName.ts';

const maxShown = 99;

export function titlePrefix(waiting: number): string {
  return waiting > 0 ? `(${waiting > maxShown ? `${maxShown}+` : waiting}) ` : '';
}

export function useAttention(count: number): void {
  useEffect(() => titlePrefixes.add(titlePrefix(count)), [count]);
  useEffect(() => {
    badgeApp(count);
    return () => badgeApp(0);
  }, [count]);
  const isWaiting = count > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    showIcon('favicon-unread');
    return () => showIcon('favicon');
  }, [isWaiting]);
}

function showIcon(name: 'favicon' | 'favicon-unread'): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (link) link.href = `/${name}.svg`;
}

/** Does nothing without badge support or in a page that is not installed. */
function badgeApp(count: number): void {
  const done = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  done?.catch(() => {});
}
