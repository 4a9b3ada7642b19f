import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { countKnownMigrations, migrateTo, runMigrations } from '../database/migrate.ts';
import { dispositionOf } from '../files/disposition.ts';
import { fileExists } from '../lib/file-exists.ts';
import type { FileStorage } from '../platform/file-storage.ts';
import { readArchive } from './archive-reader.ts';
import type { DecryptionKey } from './encryption.ts';
import { BackupError, dataFileNames, type BackupHeader, type BackupSummary } from './format.ts';
import {
  addForeignKeys,
  clearDataKeys,
  continueSequences,
  deleteArchives,
  dropForeignKeys,
  dropSchema,
  exportTables,
  findCurrentRole,
  findStoredFile,
  hasData,
  hasOtherProcess,
  listTables,
  writeTable,
  type CopiedTable,
} from './table-copy-store.ts';

export interface RestoreTarget {
  ownerUrl: string;
  /** Connections of the server, whose role gets access to the restored tables. */
  pool: Pick<pg.Pool, 'query'>;
  dataDir: string;
  files: Pick<FileStorage, 'put' | 'remove'>;
}

/**
 * Restores a backup into an empty installation: the schema of its version, all rows in one transaction, the files, and
 * then the newer migrations. After a failure the installation is empty again.
 * @throws {BackupError} if the installation has data or a server is running, the backup is damaged or belongs to
 *   a newer version, or the key is wrong
 */
export async function restoreBackup(
  target: RestoreTarget,
  file: string,
  key: DecryptionKey | null,
): Promise<BackupSummary> {
  const client = new pg.Client({
    connectionString: target.ownerUrl,
    application_name: `office ${process.pid} restore`,
  });
  await client.connect();
  try {
    await requireEmpty(client);
    return await restoreInto(client, target, file, key);
  } finally {
    await client.end();
  }
}

async function restoreInto(
  client: pg.Client,
  target: RestoreTarget,
  file: string,
  key: DecryptionKey | null,
): Promise<BackupSummary> {
  const restore = new Restore(client, target);
  try {
    const summary = await readArchive(file, key, restore);
    await restore.commit(summary);
    return summary;
  } catch (error) {
    await restore.rollBack();
    throw error;
  } finally {
    const [owner, role] = await Promise.all([client, target.pool].map(findCurrentRole));
    await runMigrations(target.ownerUrl, role === owner ? null : role!);
  }
}

async function requireEmpty(client: pg.Client): Promise<void> {
  if (await hasData(client))
    throw new BackupError(
      'The installation has data. Restore into an empty database (DATABASE_URL) or data folder (OFFICE_DATA_DIR)',
    );
  if (await hasOtherProcess(client))
    throw new BackupError('A server uses the database. Stop it before you restore');
}

class Restore {
  readonly #client: pg.Client;
  readonly #target: RestoreTarget;
  readonly #tables = new Map<string, CopiedTable>();
  readonly #rows: BackupSummary['rows'] = {};
  readonly #storedKeys: string[] = [];
  readonly #dataFiles: { name: string; bytes: Buffer }[] = [];
  #foreignKeys: Awaited<ReturnType<typeof dropForeignKeys>> = [];
  #open: { table: string; rows: PassThrough; written: Promise<number> } | null = null;

  constructor(client: pg.Client, target: RestoreTarget) {
    this.#client = client;
    this.#target = target;
  }

  async header({ migrations, tables }: BackupHeader): Promise<void> {
    if (countKnownMigrations(migrations) !== migrations.length)
      throw new BackupError('The backup was created by a newer version. Update the server first');
    await dropSchema(this.#client);
    await migrateTo(this.#client, migrations.length);
    await this.#client.query('BEGIN');
    this.#foreignKeys = await dropForeignKeys(this.#client);
    const existing = new Map((await listTables(this.#client)).map((one) => [one.name, one]));
    for (const table of tables) {
      const columns = existing.get(table.name)?.columns ?? [];
      if (!table.columns.every((column) => columns.includes(column)))
        throw new BackupError(`The backup does not match its version: table ${table.name}`);
      this.#tables.set(table.name, table);
    }
  }

  async tablePart(name: string, part: Readable): Promise<void> {
    if (this.#open?.table !== name) {
      await this.#endTable();
      const table = this.#tables.get(name);
      if (!table) throw new BackupError(`The backup has an unknown table: ${name}`);
      const rows = new PassThrough();
      const written = writeTable(this.#client, table, rows);
      written.catch(() => undefined);
      this.#open = { table: name, rows, written };
    }
    const { rows, written } = this.#open;
    await Promise.race([pipeline(part, rows, { end: false }), failureOf(written)]);
  }

  async #endTable(): Promise<void> {
    if (!this.#open) return;
    const { table, rows, written } = this.#open;
    this.#open = null;
    rows.end();
    this.#rows[table] = await written;
  }

  async file(key: string, content: Readable): Promise<void> {
    await this.#endTable();
    const stored = await findStoredFile(this.#client, key);
    if (!stored) throw new BackupError(`The backup has an unknown file: ${key}`);
    const bytes = await buffer(content);
    this.#storedKeys.push(key);
    const file = { ...stored, disposition: dispositionOf(stored) };
    await this.#target.files.put(file, bytes).catch((error: Error) => {
      throw new BackupError(`${key} cannot be stored: ${error.message}`, { cause: error });
    });
  }

  async dataFile(name: string, content: Readable): Promise<void> {
    await this.#endTable();
    if (!dataFileNames.some((known) => known === name))
      throw new BackupError(`The backup has an unknown file: ${name}`);
    this.#dataFiles.push({ name, bytes: await buffer(content) });
  }

  async commit({ rows }: BackupSummary): Promise<void> {
    await this.#endTable();
    for (const [table, expected] of Object.entries(rows))
      if ((this.#rows[table] ?? 0) !== expected)
        throw new BackupError(`The backup is damaged: table ${table} has missing rows`);
    const exports = exportTables.filter((table) => this.#tables.has(table));
    if (exports.length > 0) await deleteArchives(this.#client, exports);
    if (this.#tables.get('files')?.columns.includes('data_key')) await clearDataKeys(this.#client);
    await addForeignKeys(this.#client, this.#foreignKeys);
    await continueSequences(this.#client);
    await this.#client.query('COMMIT');
    await this.#writeDataFiles();
  }

  /** Replaces only generated secrets: those of settings do not use a file. */
  async #writeDataFiles(): Promise<void> {
    for (const { name, bytes } of this.#dataFiles) {
      const file = path.join(this.#target.dataDir, name);
      if (await fileExists(file)) await writeFile(file, bytes, { mode: 0o600 });
    }
  }

  async rollBack(): Promise<void> {
    this.#open?.rows.destroy();
    await this.#open?.written.catch(() => undefined);
    await this.#client.query('ROLLBACK').catch(() => undefined);
    for (const key of this.#storedKeys) await this.#target.files.remove(key);
  }
}

/** Rejects with the error of a promise. Does not settle if it resolves. */
function failureOf(promise: Promise<unknown>): Promise<never> {
  return promise.then(() => new Promise<never>(() => undefined));
}
