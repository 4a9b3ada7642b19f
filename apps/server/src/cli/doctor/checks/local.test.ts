import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../../../config/config.ts';
import { deriveVapidKeys } from '../../../config/vapid.ts';
import { diskCheck, evaluateSpace } from './disk.ts';
import { pushCheck } from './push.ts';
import { settingsCheck } from './settings.ts';

const gigabyte = 1024 ** 3;
const folder = mkdtempSync(path.join(tmpdir(), 'office-local-check-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('settings', () => {
  const findingOf = (env: Record<string, string>) =>
    settingsCheck(loadConfig({ OFFICE_DATA_DIR: folder, OFFICE_DEMO: '0', ...env })).run();

  it('accepts settings without doubts', async () => {
    expect(await findingOf({})).toMatchObject({ status: 'ok' });
  });

  it('warns about an https address without a trusted proxy', async () => {
    const OFFICE_PUBLIC_URL = 'https://office.test';
    const { status, message } = await findingOf({ OFFICE_PUBLIC_URL });
    expect(status).toBe('warning');
    expect(message).toContain('TRUST_PROXY is not set');
    const trusted = await findingOf({ OFFICE_PUBLIC_URL, TRUST_PROXY: '10.0.0.1' });
    expect(trusted).toMatchObject({ status: 'ok' });
  });

  it('repeats the warnings of the start', async () => {
    const { status, message } = await findingOf({ NODE_ENV: 'production' });
    expect(status).toBe('warning');
    expect(message).toContain('OFFICE_SMTP_URL is not set');
  });
});

describe('disk', () => {
  it('reads the free space of the data folder', async () => {
    const { message } = await diskCheck({ dataDir: folder }).run();
    expect(message).toMatch(/^\d+\.\d GB and \d+ % of the inodes are free/);
  });

  it('rejects a missing folder', async () => {
    const check = diskCheck({ dataDir: path.join(folder, 'missing') });
    await expect(check.run()).rejects.toThrow(/ENOENT/);
  });

  it.each([
    ['ok', 20 * gigabyte, 0.9],
    ['warning', 4 * gigabyte, 0.9],
    ['warning', 20 * gigabyte, 0.05],
    ['problem', gigabyte / 2, 0.9],
    ['problem', 20 * gigabyte, 0.001],
  ])('returns %s for %i bytes and %f of the inodes', (status, bytes, inodes) => {
    expect(evaluateSpace(bytes, inodes)).toMatchObject({ status });
  });
});

describe('push keys', () => {
  const keys = deriveVapidKeys('a');
  const findingOf = (contact: string, change = {}) =>
    pushCheck({
      webPush: { keys: { ...keys, ...change }, previousKeys: [], contact, hosts: [] },
    }).run();

  it.each(['https://office.test', 'mailto:it@office.test'])(
    'accepts the contact %s',
    async (to) => {
      expect(await findingOf(to)).toMatchObject({ status: 'ok' });
    },
  );

  it.each(['mailto:no-reply@office.example', 'mailto:', 'https://localhost:4000'])(
    'warns about the contact %s',
    async (contact) => {
      expect(await findingOf(contact)).toMatchObject({ status: 'warning' });
    },
  );

  it('rejects keys that do not belong together', async () => {
    const { publicKey } = deriveVapidKeys('b');
    expect(await findingOf('https://office.test', { publicKey })).toMatchObject({
      status: 'problem',
    });
  });
});
