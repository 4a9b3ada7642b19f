import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { greet } from './example.ts';
import { errorBody, sessionNumber, startServer } from './server.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

let server: Awaited<ReturnType<typeof startServer>>;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.close());

it('README.md contains the example that is compiled and run here', () => {
  expect(read('../README.md')).toContain(`\`\`\`ts\n${read('./example.ts')}\`\`\``);
});

it('the example greets the member', async () => {
  server.set('POST /api/v1/auth/user/login', 200, sessionNumber(0, Date.now() - 1));
  server.set('GET /api/v1/organizations/user/joined', 200, { data: [{ id: 'sakura' }] });
  server.set('POST /api/v1/auth/user/organization', 200, sessionNumber(2, Date.now() + 60_000));
  server.set('GET /api/v1/auth/user/profile', 200, { nameKanji: '青木 葵' });
  server.set('POST /api/v1/auth/user/logout', 204, null);
  expect(await greet(server.baseUrl, 'aoi@sakura.example', 'Office#2026')).toBe('Welcome, 青木 葵');
  expect(
    server.seen.map(({ call, authorization }) => [call.split('/').at(-1), authorization]),
  ).toEqual([
    ['login', undefined],
    ['refresh', 'Bearer refresh-0'],
    ['joined', 'Bearer access-1'],
    ['organization', 'Bearer access-1'],
    ['profile', 'Bearer access-2'],
    ['logout', 'Bearer access-2'],
  ]);
});

it('the example returns the key of an error text', async () => {
  server.set('POST /api/v1/auth/user/login', 422, errorBody(422, 'incorrectPassword'));
  expect(await greet(server.baseUrl, 'aoi@sakura.example', 'x')).toBe(
    'errorResponse.incorrectPassword',
  );
});
