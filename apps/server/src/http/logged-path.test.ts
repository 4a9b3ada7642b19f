import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { loggedPath } from './logged-path.ts';

const id = '0198a1b2-1111-7222-8333-444455556666';

it.each([
  ['keeps words and ids', `/api/v1/users/${id}/desk?token=secret`, `/api/v1/users/${id}/desk`],
  [
    'omits the token of a calendar feed',
    '/api/v1/calendar/feeds/k3y.Ab.ics',
    '/api/v1/calendar/feeds/…',
  ],
  [
    'omits it with a trailing slash',
    '/api/v1/calendar/feeds/k3y.Ab.ics/',
    '/api/v1/calendar/feeds/…/',
  ],
  [
    'omits the secret of a webhook',
    '/api/v1/webhooks/office_hook_Jx0a5c2vQ7kS1n9tZ3f0Yk1m2Qv8sT4x6WbN7cEaLpR',
    '/api/v1/webhooks/…',
  ],
  ['omits names of files', '/files/chat/%E7%A7%98.pdf?signature=x', '/files/chat/…'],
  ['omits long words', `/${'a'.repeat(25)}`, '/…'],
])('%s', (_, url, expected) => {
  expect(loggedPath({ url, routeOptions: {} } as FastifyRequest)).toBe(expected);
});

it('keeps the path of a route without parameters', () => {
  const request = { url: '/assets/App-9xZ.js?v=1', routeOptions: { url: '/assets/App-9xZ.js' } };
  expect(loggedPath(request as FastifyRequest)).toBe('/assets/App-9xZ.js');
});
