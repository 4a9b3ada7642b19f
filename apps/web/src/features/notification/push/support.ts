import type { PushErrorCode } from './pushErrors.ts';

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

/** Requirements of spec §5: service workers, push, notifications, fetch and IndexedDB. */
export function missingSupport(parts: BrowserParts): PushErrorCode | null {
  if (needed.some((name) => !parts[name])) return 'unsupported-browser';
  return parts.indexedDB ? null : 'indexed-db-unsupported';
}

export function missingForNotices(parts: BrowserParts): PushErrorCode | null {
  const { isSecureContext, serviceWorker, Notification } = parts;
  return isSecureContext && serviceWorker && Notification ? null : 'unsupported-browser';
}
