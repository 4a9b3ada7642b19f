import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serveEmbedScript } from './embed-script.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'office-embed-script-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function request(scripts: string) {
  const app = Fastify();
  await serveEmbedScript(app, scripts);
  const answer = await app.inject({ url: '/embed/v1.js', headers: { 'accept-encoding': 'br' } });
  await app.close();
  return answer;
}

it('serves the script to pages of every origin, compressed', async () => {
  const scripts = path.join(folder, 'script');
  await mkdir(scripts);
  await writeFile(path.join(scripts, 'v1.js'), `/*${'office '.repeat(1000)}*/`);
  const { statusCode, headers } = await request(scripts);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=3600',
    'content-encoding': 'br',
  });
  expect(headers['content-type']).toMatch(/javascript/);
});

it('returns 404 if the script is not built', async () => {
  expect((await request(path.join(folder, 'missing'))).statusCode).toBe(404);
});
