import { isOwnPath, type OpenMessage } from '../workerPlace.ts';

/** What the worker uses of its global scope; the types of pages and workers exclude each other. */
export interface WorkerScope {
  addEventListener(type: 'install', listener: () => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void;
  skipWaiting(): Promise<void>;
  registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Page[]>;
    openWindow(path: string): Promise<unknown>;
  };
}

interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}

export interface PushEvent extends Waiting {
  data: { json(): unknown } | null;
}

export interface ClickEvent extends Waiting {
  notification: { data: unknown; close(): void };
}

export interface Page {
  url: string;
  focused: boolean;
  focus(): Promise<unknown>;
  postMessage(message: OpenMessage): void;
}

/** Shows what is pushed, and leads to its page when it is clicked. */
export function installPushWorker(scope: WorkerScope): void {
  // The newest worker is the one that counts: no page depends on the one before.
  scope.addEventListener('install', () => void scope.skipWaiting());
  scope.addEventListener('push', (event) => event.waitUntil(show(scope, event)));
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(scope, event.notification.data));
  });
}

async function show(scope: WorkerScope, { data }: PushEvent): Promise<void> {
  const notice = readNotice(data);
  if (!notice) return;
  const { title, body, path, tag } = notice;
  await scope.registration.showNotification(title, {
    body,
    ...(tag ? { tag, renotify: true } : {}),
    icon: '/favicon.svg',
    data: { path },
  });
}

interface Notice {
  title: string;
  body: string;
  path: string;
  tag: string;
}

/** Null for what our server did not send. */
function readNotice(data: PushEvent['data']): Notice | null {
  try {
    const sent = data?.json() as { data?: Record<string, unknown> } | null | undefined;
    const { title, body, path, tag } = sent?.data ?? {};
    if (typeof title !== 'string' || title === '' || !isOwnPath(path)) return null;
    const text = (value: unknown) => (typeof value === 'string' ? value : '');
    return { title, body: text(body), path, tag: text(tag) };
  } catch {
    return null;
  }
}

/** In a page that is at work already, the one in front first; else in a new one. */
async function open(scope: WorkerScope, data: unknown): Promise<void> {
  const { path } = (data ?? {}) as { path?: unknown };
  if (!isOwnPath(path)) return;
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const working = pages.filter(({ url }) => !new URL(url).pathname.startsWith('/auth/'));
  const page = working.find(({ focused }) => focused) ?? working[0];
  if (!page) {
    await scope.clients.openWindow(path);
    return;
  }
  page.postMessage({ kind: 'office:open', path });
  // The browser may not let the page come to the front.
  await page.focus().catch(() => undefined);
}
