import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { loadConfig } from '../config/config.ts';

const metricsToken = 'a-token-of-some-length';
const docs = ['/api/docs', '/api/docs/openapi.json', '/api/docs/reference.js'];

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'office-production-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const metrics = async ({ url }: TestServer, token?: string) => {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return (await fetch(`${url}/metrics`, { headers })).status;
};

it('/metrics with a configured token requires that token', async () => {
  const guarded = await startTestServer({ database, config: { metricsToken } });
  expect(await metrics(guarded, 'another')).toBe(404);
  expect(await metrics(guarded, metricsToken.slice(0, -1))).toBe(404);
  expect(await metrics(guarded, metricsToken)).toBe(200);
  await guarded.close();
});

describe('in production', () => {
  let plain: TestServer;
  let asked: TestServer;
  beforeAll(async () => {
    const start = (variables: Record<string, string>) => {
      const settings = { NODE_ENV: 'production', OFFICE_DATA_DIR: folder, ...variables };
      const { environment, metricsToken, apiDocs } = loadConfig(settings);
      return startTestServer({ database, config: { environment, metricsToken, apiDocs } });
    };
    plain = await start({});
    asked = await start({ OFFICE_METRICS_TOKEN: metricsToken, OFFICE_API_DOCS: '1' });
  });
  afterAll(() => Promise.all([plain.close(), asked.close()]));

  it('/metrics requires a token, even for local requests', async () => {
    expect(await metrics(plain)).toBe(404);
    expect(await metrics(asked)).toBe(404);
    expect(await metrics(asked, metricsToken)).toBe(200);
  });

  it('/api/docs is available only if enabled', async () => {
    const statuses = ({ url }: TestServer) =>
      Promise.all(docs.map(async (address) => (await fetch(url + address)).status));
    expect(await statuses(plain)).toEqual([404, 404, 404]);
    expect(await statuses(asked)).toEqual([200, 200, 200]);
  });
});
