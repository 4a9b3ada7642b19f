import type { PushErrorCode } from './pushErrors.ts';

/** The interfaces of the browser that push needs, by their own names. */
export type BrowserParts = Partial<
  Record<
    'serviceWorker' | 'PushManager' | 'Notification' | 'fetch' | 'indexedDB' | 'isSecureContext',
    unknown
  >
>;

const needed = [
  'isSecureContext',
  'serviceWorker',
  'PushManager',
  'Notification',
  'fetch',
] as const;

/** Spec §5: service workers, push, notifications, fetch and IndexedDB; else which error it is. */
export function missingSupport(parts: BrowserParts): PushErrorCode | null {
  if (needed.some((name) => !parts[name])) return 'unsupported-browser';
  return parts.indexedDB ? null : 'indexed-db-unsupported';
}

/** The same for notices that open pages have shown, without a push service. */
export function missingForNotices(parts: BrowserParts): PushErrorCode | null {
  const { isSecureContext, serviceWorker, Notification } = parts;
  return isSecureContext && serviceWorker && Notification ? null : 'unsupported-browser';
}
