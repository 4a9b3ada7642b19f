import { readFile } from 'node:fs/promises';
import { createBackup } from '../backup/create-backup.ts';
import type { DecryptionKey, EncryptionKey } from '../backup/encryption.ts';
import { BackupError, type BackupSummary } from '../backup/format.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { verifyBackup } from '../backup/verify-backup.ts';
import { timestamp } from '../lib/timestamp.ts';
import { UsageError, type Arguments } from './arguments.ts';
import type { Command, CommandContext } from './command.ts';

const keyUsage = '[--passphrase | --identity <file>]';

export const backupCommands: Command[] = [
  {
    name: 'backup create',
    usage: '--file <path> [--passphrase | --recipient <age public key>]',
    about:
      'Writes the database, the files and the generated secrets to a file. The server may be running.',
    options: ['file', 'recipient'],
    flags: ['passphrase'],
    run: async (args, context) => {
      const { platform, ownerUrl, print } = context;
      const key = await encryptionKeyOf(args, context);
      const source = { ...platform, ownerUrl, dataDir: platform.config.dataDir };
      const file = args.required('file');
      const summary = await withUsageErrors(() => createBackup(source, file, key));
      print(`${file}: ${describe(summary)}.`);
      if (summary.missingFiles > 0)
        print(
          `${summary.missingFiles} files are missing: they were deleted meanwhile, damaged, or their secret is not set.`,
        );
      if (!key) print('The backup is not encrypted. It has password hashes and all messages.');
    },
  },
  {
    name: 'backup verify',
    usage: `--file <path> ${keyUsage}`,
    about: 'Reads a backup to its end and compares it with its digest.',
    options: ['file', 'identity'],
    flags: ['passphrase'],
    run: async (args, context) => {
      const key = await decryptionKeyOf(args, context);
      const file = args.required('file');
      const { createdAt, summary } = await withUsageErrors(() => verifyBackup(file, key));
      context.print(`Backup of ${timestamp(new Date(createdAt))}: ${describe(summary)}.`);
    },
  },
  {
    name: 'backup restore',
    usage: `--file <path> ${keyUsage}`,
    about: 'Restores a backup into an empty installation. Stop the server first.',
    options: ['file', 'identity'],
    flags: ['passphrase'],
    run: async (args, context) => {
      const { platform, pool, ownerUrl, print } = context;
      const key = await decryptionKeyOf(args, context);
      const target = {
        ownerUrl,
        pool,
        dataDir: platform.config.dataDir,
        files: platform.files,
      };
      const file = args.required('file');
      const summary = await withUsageErrors(() => restoreBackup(target, file, key));
      print(`Restored: ${describe(summary)}.`);
      if (platform.config.encryptFiles && summary.files > 0)
        print('The files are not encrypted: run npm run office -- files encrypt.');
    },
  },
];

async function encryptionKeyOf(
  args: Arguments,
  context: CommandContext,
): Promise<EncryptionKey | null> {
  const recipient = args.optional('recipient');
  if (recipient) return { recipient };
  return passphraseOf(args, context);
}

async function decryptionKeyOf(
  args: Arguments,
  context: CommandContext,
): Promise<DecryptionKey | null> {
  const file = args.optional('identity');
  if (!file) return passphraseOf(args, context);
  const lines = (await withUsageErrors(() => readFile(file, 'utf8'))).split('\n');
  const identity = lines
    .map((line) => line.trim())
    .find((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (!identity) throw new UsageError(`${file} has no age identity (AGE-SECRET-KEY-…)`);
  return { identity };
}

async function passphraseOf(
  args: Arguments,
  { readSecret }: CommandContext,
): Promise<{ passphrase: string } | null> {
  return args.hasFlag('passphrase') ? { passphrase: await readSecret('Passphrase: ') } : null;
}

function describe({ rows, files, fileBytes }: BackupSummary): string {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  const megabytes = (fileBytes / 1024 / 1024).toFixed(1);
  return `${total} rows in ${Object.keys(rows).length} tables, ${files} files (${megabytes} MB)`;
}

/** Shows errors of the operating system, such as a missing folder or a full disk, without a stack trace. */
async function withUsageErrors<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const isSystemError = error instanceof Error && 'syscall' in error;
    throw error instanceof BackupError || isSystemError ? new UsageError(error.message) : error;
  }
}
