import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3Server } from '../../../../test/s3-server.ts';
import { createFileStorage } from '../../../files/storage/create-file-storage.ts';
import { filesCheck } from './files.ts';

let folder: string;
let s3: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'office-files-check-'));
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

function checkOf(config: { dataDir: string; s3: typeof s3 | null }) {
  const settings = { ...config, secret: 'x'.repeat(32), previousSecrets: [], encryptFiles: true };
  return filesCheck(
    createFileStorage(settings, () => new Date()),
    settings,
  );
}

describe('files on disk', () => {
  it('leaves no file behind', async () => {
    const finding = await checkOf({ dataDir: folder, s3: null }).run();
    expect(finding).toMatchObject({ status: 'ok' });
    expect(await readdir(path.join(folder, 'files', 'doctor'))).toEqual([]);
  });

  it('rejects a folder that cannot be written', async () => {
    const dataDir = path.join(folder, 'file');
    await writeFile(dataDir, '');
    await expect(checkOf({ dataDir, s3: null }).run()).rejects.toThrow(/ENOTDIR/);
  });
});

describe('files in a bucket', () => {
  it('writes, reads and deletes an object', async () => {
    expect(await checkOf({ dataDir: folder, s3 }).run()).toMatchObject({
      status: 'ok',
      message: 'Written to, read from and deleted in the bucket office.',
    });
  });

  it.each([
    ['a missing bucket', { bucket: 'other' }, /404/],
    ['a wrong secret key', { secretAccessKey: 'wrong' }, /403/],
  ])('rejects %s', async (_, change, message) => {
    const check = checkOf({ dataDir: folder, s3: { ...s3, ...change } });
    await expect(check.run()).rejects.toThrow(message);
  });
});
