import { isOwnPath, type Notice, type OpenMessage, type ShowMessage } from '../workerMessages.ts';

/** The members of `ServiceWorkerGlobalScope` in use: the DOM and WebWorker type libraries conflict. */
export interface WorkerScope {
  addEventListener(type: 'install', listener: () => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'message', listener: (event: PageEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void;
  skipWaiting(): Promise<void>;
  registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
    getNotifications(filter: { tag: string }): Promise<readonly { data: unknown }[]>;
  };
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Page[]>;
    openWindow(path: string): Promise<unknown>;
  };
}

interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}

interface PushEvent extends Waiting {
  data: { json(): unknown } | null;
}

interface PageEvent extends Waiting {
  data: unknown;
}

interface ClickEvent extends Waiting {
  notification: { data: unknown; close(): void };
}

export interface Page {
  url: string;
  focused: boolean;
  visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
  postMessage(message: OpenMessage): void;
}

/** Shows messages while all pages are hidden. A click opens the page of the notification. */
export function installPushWorker(scope: WorkerScope): void {
  const shownIds: ShownIds = new Set();
  // Activates a new worker immediately: no page depends on the previous version.
  scope.addEventListener('install', () => void scope.skipWaiting());
  scope.addEventListener('push', (event) => {
    const pushed = readPush(event.data);
    if (pushed && isNew(shownIds, pushed.id))
      event.waitUntil(show(scope, pushed.notice, pushed.id));
  });
  scope.addEventListener('message', (event) => {
    const message = readShow(event.data);
    if (message) event.waitUntil(showUnseen(scope, shownIds, message));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(scope, event.notification.data));
  });
}

type ShownIds = Set<string>;

const maxShownIds = 200;

/** Records the id before the first await: several pages may send the same message concurrently. */
function isNew(shownIds: ShownIds, id: string | undefined): boolean {
  if (!id) return true;
  if (shownIds.has(id)) return false;
  shownIds.add(id);
  const [oldest] = shownIds;
  if (shownIds.size > maxShownIds && oldest !== undefined) shownIds.delete(oldest);
  return true;
}

async function show(scope: WorkerScope, notice: Notice, id?: string): Promise<void> {
  const { title, body, path, tag } = notice;
  await scope.registration.showNotification(title, {
    body,
    ...(tag ? { tag, renotify: true } : {}),
    icon: '/favicon.svg',
    data: { path, id },
  });
}

/** Skipped if a page is visible: the page shows a toast. */
async function showUnseen(
  scope: WorkerScope,
  shownIds: ShownIds,
  { id, notice }: ShowMessage,
): Promise<void> {
  const pages = await findPages(scope);
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const shown = await scope.registration.getNotifications({ tag: notice.tag });
  if (shown.some(({ data }) => (data as { id?: unknown } | null)?.id === id)) return;
  if (!isNew(shownIds, id)) return;
  await show(scope, notice, id);
}

function readPush(data: PushEvent['data']): { notice: Notice; id: string | undefined } | null {
  try {
    const pushData = (data?.json() as { data?: { id?: unknown } } | null | undefined)?.data;
    const notice = toNotice(pushData);
    return notice && { notice, id: typeof pushData?.id === 'string' ? pushData.id : undefined };
  } catch {
    return null;
  }
}

function readShow(data: unknown): ShowMessage | null {
  const { kind, id, notice: messageNotice } = (data ?? {}) as Partial<ShowMessage>;
  const notice = kind === 'office:show' ? toNotice(messageNotice) : null;
  return notice && typeof id === 'string' ? { kind: 'office:show', id, notice } : null;
}

function toNotice(noticeData: unknown): Notice | null {
  const { title, body, path, tag } = (noticeData ?? {}) as Record<keyof Notice, unknown>;
  if (typeof title !== 'string' || title === '' || !isOwnPath(path)) return null;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return { title, body: text(body), path, tag: text(tag) };
}

function findPages({ clients }: WorkerScope): Promise<readonly Page[]> {
  return clients.matchAll({ type: 'window', includeUncontrolled: true });
}

async function open(scope: WorkerScope, data: unknown): Promise<void> {
  const { path } = (data ?? {}) as { path?: unknown };
  if (!isOwnPath(path)) return;
  const pages = await findPages(scope);
  const working = pages.filter(({ url }) => !new URL(url).pathname.startsWith('/auth/'));
  const page = working.find(({ focused }) => focused) ?? working[0];
  if (!page) {
    await scope.clients.openWindow(path);
    return;
  }
  page.postMessage({ kind: 'office:open', path });
  // The browser may reject the focus request.
  await page.focus().catch(() => undefined);
}
