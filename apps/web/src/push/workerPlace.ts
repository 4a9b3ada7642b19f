/** Where the worker that shows notifications is served: see plugins/pushWorker.ts. */
export const workerUrl = '/push-worker.js';

/** No page lies there: the worker takes no part in what pages load. */
export const workerScope = '/push/';

/** What the worker tells a page: a notification was clicked, and leads to `path`. */
export interface OpenMessage {
  kind: 'office:open';
  path: string;
}

/** A page of this site, and nothing that could lead away from it. */
export function isOwnPath(path: unknown): path is string {
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) && !path.includes('\\');
}
