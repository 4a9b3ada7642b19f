import type { FastifyRequest } from 'fastify';

/** A word of a route, an id or a number. Not the token of a calendar feed or the name of a file. */
const loggedSegment =
  /^(?:[a-z]{1,24}(?:-[a-z]{1,24})*|v1|\d{1,10}|[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})?$/;

/** Returns the path without the query and without segments that can contain secrets or content. */
export function loggedPath({ url, routeOptions }: FastifyRequest): string {
  const route = routeOptions.url;
  if (route && !/[:*]/.test(route)) return route;
  const [path = ''] = url.split('?');
  return path
    .split('/')
    .map((segment) => (loggedSegment.test(segment) ? segment : '…'))
    .join('/');
}
