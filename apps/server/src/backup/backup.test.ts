import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import type { Schemas } from '@office/api';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  makeChannel,
  makeChatMembers,
  roomsPath,
  sendMessage,
  type ChatTestMember,
} from '../../test/chat.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { pdf } from '../../test/files.ts';
import { signInToOrganization } from '../../test/people.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { sendFile } from '../../test/uploads.ts';
import { migrateTo } from '../database/migrate.ts';
import { runCommand } from '../cli/run.ts';
import { encryptFiles } from '../files/encrypt-files.ts';
import { createFileStorage } from '../files/storage/create-file-storage.ts';
import { DiskFileStorage } from '../files/storage/disk-file-storage.ts';
import type { FileStorage } from '../platform/file-storage.ts';
import { createBackup } from './create-backup.ts';
import type { DecryptionKey } from './encryption.ts';
import { restoreBackup, type RestoreTarget } from './restore-backup.ts';
import { dropSchema, listMigrations } from './table-copy-store.ts';
import { verifyBackup } from './verify-backup.ts';

const passphrase = 'correct horse battery staple';
const bytes = pdf(60_000);

let folder: string;
let server: TestServer;
let owner: ChatTestMember;
let organizationId: string;
let roomId: string;
const inFolder = (name: string) => path.join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'office-backup-test-'));
  server = await startTestServer();
  const { organization, chatters } = await makeChatMembers(server, ['葵', '蓮']);
  owner = chatters[0]!;
  ({ organizationId } = organization);
  roomId = (await makeChannel(server, chatters)).id;
  await sendMessage(server, owner, roomId, '見積もりを送ります\t\\N 📎');
  await sendFile(server, owner, roomId, '見積書.pdf', bytes);
  await server.operateWith(
    passphrase,
    'backup',
    'create',
    '--file',
    inFolder('encrypted'),
    '--passphrase',
  );
  await server.operate('backup', 'create', '--file', inFolder('plain'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0).reverse()) await each.close();
});

async function openEmptyInstallation(): Promise<{ database: TestDatabase; target: RestoreTarget }> {
  const database = await createTestDatabase();
  opened.push(database);
  const dataDir = await mkdtemp(path.join(folder, 'data-'));
  const files = new DiskFileStorage({ dataDir, secret: server.config.secret }, () => new Date());
  return { database, target: { ownerUrl: database.ownerUrl, pool: database.pool, dataDir, files } };
}

async function startRestored(name: string, key: DecryptionKey | null): Promise<TestServer> {
  const { database, target } = await openEmptyInstallation();
  await restoreBackup(target, inFolder(name), key);
  const { dataDir } = target;
  const restored = await startTestServer({ database, config: { dataDir } });
  opened.push(restored);
  return restored;
}

const countUsers = async (database: TestDatabase) => {
  const { rows } = await database.pool.query<{ users: number }>(
    'SELECT count(*)::int AS users FROM users',
  );
  return rows[0]!.users;
};

describe('restoring a backup', () => {
  it.each<[string, DecryptionKey | null]>([
    ['plain', null],
    ['encrypted', { passphrase }],
  ])('brings back accounts, messages and files (%s)', async (name, key) => {
    const restored = await startRestored(name, key);
    const { token } = await signInToOrganization(restored, owner, organizationId);
    const { body } = await restored.call<{ data: Schemas['ChatMessage'][] }>(
      'GET',
      `${roomsPath}/${roomId}/messages`,
      { token },
    );
    const [text, file] = body.data.slice(-2);
    expect(text!.content).toBe('見積もりを送ります\t\\N 📎');
    const { fileKey } = file!.attachments[0]!;
    const links = await restored.call<Schemas['PreSignedDownloadList']>(
      'POST',
      '/v1/files/pre-sign-url',
      { token, body: { fileKeys: [fileKey] } },
    );
    const downloaded = await fetch(new URL(links.body.data[0]!.url, restored.url));
    expect(Buffer.from(await downloaded.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('continues the numbers of messages and audit entries', async () => {
    const restored = await startRestored('plain', null);
    const { token } = await signInToOrganization(restored, owner, organizationId);
    const message = await sendMessage(restored, { token }, roomId, '続き');
    const last = await restored.database.pool.query<{ seq: number }>(
      'SELECT max(seq)::int AS seq FROM chat_messages WHERE room_id = $1',
      [roomId],
    );
    expect(message.seq).toBe(last.rows[0]!.seq);
    await restored.operate('organization', 'create', '--name', 'Minato');
  });

  it('keeps the audit log append-only for the server, and its hash chain', async () => {
    const { database, operate } = await startRestored('plain', null);
    const lines = await operate('audit', 'verify');
    expect(lines.length).toBeGreaterThan(0);
    await expect(database.pool.query('DELETE FROM audit_entries')).rejects.toThrow(/permission/);
  });

  it('restores the schema of an earlier version and migrates it', async () => {
    const earlier = await openEmptyInstallation();
    const client = new pg.Client({ connectionString: earlier.database.ownerUrl });
    await client.connect();
    await dropSchema(client);
    await migrateTo(client, 1);
    await client.query(`INSERT INTO organizations (id, name) VALUES (gen_random_uuid(), 'Sora')`);
    const source = { ...server.platform, ownerUrl: earlier.database.ownerUrl, dataDir: folder };
    await createBackup(source, inFolder('earlier'), null);
    await client.end();

    const { database, target } = await openEmptyInstallation();
    await restoreBackup(target, inFolder('earlier'), null);
    const { rows } = await database.pool.query('SELECT name FROM organizations');
    expect(rows).toEqual([{ name: 'Sora' }]);
    const check = new pg.Client({ connectionString: database.ownerUrl });
    const source2 = new pg.Client({ connectionString: server.database.ownerUrl });
    await Promise.all([check.connect(), source2.connect()]);
    expect(await listMigrations(check)).toEqual(await listMigrations(source2));
    await Promise.all([check.end(), source2.end()]);
  });

  it('replaces the generated secret, and none where a setting provides it', async () => {
    const dataDir = await mkdtemp(path.join(folder, 'source-'));
    await writeFile(path.join(dataDir, 'secret'), 'secret of the source');
    const source = { ...server.platform, ownerUrl: server.database.ownerUrl, dataDir };
    await createBackup(source, inFolder('with-secret'), null);
    const generated = await openEmptyInstallation();
    const fromSetting = await openEmptyInstallation();
    const secretFile = (target: RestoreTarget) => path.join(target.dataDir, 'secret');
    await writeFile(secretFile(generated.target), 'secret of the target');
    await restoreBackup(generated.target, inFolder('with-secret'), null);
    await restoreBackup(fromSetting.target, inFolder('with-secret'), null);
    expect(await readFile(secretFile(generated.target), 'utf8')).toBe('secret of the source');
    await expect(stat(secretFile(fromSetting.target))).rejects.toThrow('ENOENT');
  });

  it('refuses an installation that has data, or a running server', async () => {
    const target = {
      ...(await openEmptyInstallation()).target,
      ownerUrl: server.database.ownerUrl,
    };
    await expect(restoreBackup(target, inFolder('plain'), null)).rejects.toThrow('has data');
    const { target: used, database } = await openEmptyInstallation();
    const other = new pg.Client({ connectionString: database.url, application_name: 'office 1' });
    await other.connect();
    await expect(restoreBackup(used, inFolder('plain'), null)).rejects.toThrow('A server uses');
    await other.end();
  });
});

describe('a backup that cannot be read', () => {
  const damage = async (name: string, source: string, change: (file: string) => Promise<void>) => {
    await writeFile(inFolder(name), await readFile(inFolder(source)));
    await change(inFolder(name));
  };
  const flip = async (file: string) => {
    const content = await readFile(file);
    const middle = Math.floor(content.length / 2);
    content[middle] = content[middle]! ^ 1;
    await writeFile(file, content);
  };
  const cut = async (file: string) => truncate(file, (await stat(file)).size - 200);

  it.each([
    ['plain', 'a changed byte', flip],
    ['encrypted', 'a changed byte', flip],
    ['plain', 'a missing end', cut],
    ['encrypted', 'a missing end', cut],
  ])('is rejected and restores nothing: %s with %s', async (source, damaged, change) => {
    await damage(damaged, source, change);
    const key = source === 'encrypted' ? { passphrase } : null;
    const { database, target } = await openEmptyInstallation();
    await expect(verifyBackup(inFolder(damaged), key)).rejects.toThrow(/damaged|incomplete/);
    await expect(restoreBackup(target, inFolder(damaged), key)).rejects.toThrow(
      /damaged|incomplete/,
    );
    expect(await countUsers(database)).toBe(0);
    await restoreBackup(target, inFolder('plain'), null);
    expect(await countUsers(database)).toBe(2);
  });

  it.each([
    ['encrypted', null, 'is encrypted'],
    ['encrypted', { passphrase: 'another long passphrase' }, 'is wrong'],
    ['missing', null, 'ENOENT'],
  ])('is rejected: %s with the key %j', async (name, key, message) => {
    await expect(verifyBackup(inFolder(name), key)).rejects.toThrow(message);
  });
});

describe('creating a backup', () => {
  it('encrypts for the owner of a public key', async () => {
    const identity = await generateX25519Identity();
    const recipient = await identityToRecipient(identity);
    await server.operate('backup', 'create', '--file', inFolder('age'), '--recipient', recipient);
    await writeFile(inFolder('identity'), `# created today\n${identity}\n`);
    const [line] = await server.operate(
      ...['backup', 'verify', '--file', inFolder('age'), '--identity', inFolder('identity')],
    );
    expect(line).toMatch(/^Backup of .*\d+ rows in \d+ tables, 1 files/);
  });

  it('is consistent while members write', async () => {
    const writing = Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        sendMessage(server, owner, roomId, `同時の書き込み ${index}`),
      ),
    );
    await server.operate('backup', 'create', '--file', inFolder('busy'));
    await writing;
    const { target } = await openEmptyInstallation();
    // Adds the foreign keys again, which fails for rows that refer to missing rows.
    await restoreBackup(target, inFolder('busy'), null);
  });

  it.each([
    [['--file', 'plain'], '', 'already exists'],
    [['--file', 'none/backup'], '', 'ENOENT'],
    [['--file', 'short', '--passphrase'], 'short', '12 characters or more'],
    [['--file', 'wrong', '--recipient', 'age1x'], '', 'must be an age public key'],
  ])('rejects %j and leaves no file', async ([flag, name, ...more], secret, message) => {
    const typed = ['backup', 'create', flag!, inFolder(name!), ...more];
    await expect(server.operateWith(secret, ...typed)).rejects.toThrow(message);
    await expect(stat(`${inFolder(name!)}.${process.pid}.part`)).rejects.toThrow('ENOENT');
  });
});

describe('a backup of encrypted files', () => {
  const content = pdf(200_000);

  async function openFiles(config: { encryptFiles: boolean }) {
    const office = await startTestServer({ config });
    opened.push(office);
    const { chatters } = await makeChatMembers(office, ['葵', '蓮']);
    const room = await makeChannel(office, chatters);
    const sent = [];
    for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) {
      sent.push((await sendFile(office, chatters[0]!, room.id, name, content)).fileKey);
    }
    const pathOf = (key: string) =>
      path.join(office.config.dataDir, 'files', ...key.split('/').slice(0, 2));
    return { office, keys: sent, pathOf };
  }

  it('counts damaged and truncated files as missing', async () => {
    const { office, keys, pathOf } = await openFiles({ encryptFiles: true });
    const [damaged, truncated] = keys.map((key) => `${pathOf(key)}-encrypted`);
    const stored = await readFile(damaged!);
    stored[150_000]! ^= 1;
    await writeFile(damaged!, stored);
    await truncate(truncated!, 2 * 64 * 1024);
    const printed = await office.operate('backup', 'create', '--file', inFolder('damaged'));
    expect(printed).toContainEqual(expect.stringMatching(/^2 files are missing/));
    const { summary } = await verifyBackup(inFolder('damaged'), null);
    expect(summary).toMatchObject({ files: 1, fileBytes: content.length, missingFiles: 2 });
  });

  it('has the files that are encrypted while it is created', async () => {
    const { office, keys } = await openFiles({ encryptFiles: false });
    const { db, files } = office.platform;
    let isEncrypted = false;
    const source = {
      ...{ ownerUrl: office.database.ownerUrl, dataDir: folder, now: office.platform.now },
      files: {
        size: async (...args: Parameters<typeof files.size>) => {
          // The snapshot precedes the first file.
          if (!isEncrypted) {
            isEncrypted = true;
            const storage = createFileStorage(office.config, office.platform.now);
            const { encrypted } = await encryptFiles({ db, files: storage }, { linkMs: 0 });
            expect(encrypted).toBe(keys.length);
          }
          return files.size(...args);
        },
        read: files.read.bind(files),
      },
    };
    const summary = await createBackup(source, inFolder('meanwhile'), null);
    expect(summary).toMatchObject({ files: keys.length, missingFiles: 0 });
  });

  it('is restored unencrypted, and names the command that encrypts the files', async () => {
    const { office } = await openFiles({ encryptFiles: true });
    await office.operate('backup', 'create', '--file', inFolder('to-encrypt'));
    const { database, target } = await openEmptyInstallation();
    const printed: string[] = [];
    const config = { ...office.config, dataDir: target.dataDir, encryptFiles: true };
    await runCommand(['backup', 'restore', '--file', inFolder('to-encrypt')], {
      platform: { ...office.platform, db: database.db, config, files: target.files as FileStorage },
      ...{ pool: database.pool, ownerUrl: database.ownerUrl },
      print: (line) => void printed.push(line),
      readSecret: () => Promise.resolve(''),
    });
    expect(printed.at(-1)).toContain('files encrypt');
    const { rows } = await database.pool.query('SELECT FROM files WHERE data_key IS NOT NULL');
    expect(rows).toEqual([]);
  });
});
