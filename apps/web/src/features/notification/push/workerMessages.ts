/** The address of the worker that shows notifications: see plugins/pushWorker.ts. */
export const workerUrl = '/push-worker.js';

/** No page lies there: the worker takes no part in what pages load. */
export const workerScope = '/push/';

/** The worker tells a page: a notification was clicked, and leads to `path`. */
export interface OpenMessage {
  kind: 'office:open';
  path: string;
}

/** A notification, as the worker shows it. */
export interface Notice {
  title: string;
  body: string;
  /** Page of the product that it leads to. */
  path: string;
  /** A later one with the same tag takes its place. */
  tag: string;
}

/**
 * A page tells the worker: something came while the page was out of sight. Every page of the browser
 * tells it, with the same `id`.
 */
export interface ShowMessage {
  kind: 'office:show';
  id: string;
  notice: Notice;
}

/** A page of this site, and nothing that could lead away from it. */
export function isOwnPath(path: unknown): path is string {
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) && !path.includes('\\');
}
