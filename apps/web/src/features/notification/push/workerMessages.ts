/** Service worker script. See plugins/pushWorker.ts. */
export const workerUrl = '/push-worker.js';

/** A scope without pages, so that the worker does not control any page. */
export const workerScope = '/push/';

export interface OpenMessage {
  kind: 'office:open';
  path: string;
}

export interface Notice {
  title: string;
  body: string;
  path: string;
  /** A later notification with the same tag replaces this notification. */
  tag: string;
}

/** Sent to the worker by each hidden page, with the same `id` for the same message. */
export interface ShowMessage {
  kind: 'office:show';
  id: string;
  notice: Notice;
}

/** Accepts only paths of this site: rejects protocol-relative URLs and backslashes. */
export function isOwnPath(path: unknown): path is string {
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) && !path.includes('\\');
}
