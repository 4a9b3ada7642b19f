import { readFileSync } from 'node:fs';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { exampleOf, mockError, mockHandlers, mockOperation } from '../src/mocks/index.ts';

const server = setupServer(...mockHandlers());
const lines: string[] = [];
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  lines.length = 0;
  vi.resetModules();
  vi.spyOn(process.stdout, 'write').mockImplementation(
    (line) => lines.push(String(line).trim()) > 0,
  );
  vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(line));
});
afterEach(() => {
  process.exitCode = undefined;
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

it('FIRST-MESSAGE.md contains the script that is run here', () => {
  expect(read('../FIRST-MESSAGE.md')).toContain(`\`\`\`ts\n${read('./first-message.ts')}\`\`\``);
});

it('the script sends a message to the room that it creates', async () => {
  const created = exampleOf('createChatRoom');
  const sent: unknown[] = [];
  server.use(
    mockOperation('createChatRoom', { ...created, id: 'r1', name: 'Hello' }),
    mockOperation('sendChatMessage', async ({ request, params }) => {
      const { content } = (await request.json()) as { content: string };
      sent.push([params['roomId'], request.headers.get('Authorization'), content]);
      return { ...exampleOf('sendChatMessage'), content };
    }),
  );
  await import('./first-message.ts');
  const { token } = exampleOf('selectOrganization');
  expect(sent).toEqual([['r1', `Bearer ${token}`, 'Hello, office']]);
  expect(lines).toEqual(['Sent to Hello: Hello, office']);
});

it('the script prints the code of an error', async () => {
  server.use(mockOperation('login', () => mockError('incorrectPassword')));
  await import('./first-message.ts');
  expect(lines).toEqual(['Failed: incorrectPassword']);
  expect(process.exitCode).toBe(1);
});

it('the script reports an unreachable server', async () => {
  server.use(mockOperation('login', () => Response.error()));
  await import('./first-message.ts');
  expect(lines).toEqual(['Failed: notReachable']);
});
