import { loadConfig } from '../config/config.ts';
import { createPlatform } from '../create-platform.ts';
import { openDatabase } from '../database/database.ts';
import { createFileStorage } from '../files/storage/create-file-storage.ts';
import { checkKeys } from '../keys/check-keys.ts';
import { noPush } from '../platform/push.ts';
import { remoteRealtime } from '../realtime/hub.ts';
import type { CommandContext } from './command.ts';
import { runCommand } from './run.ts';

/** First words of commands that replace the data or repair missing secrets. */
const worksWithoutKeys = new Set(['keys', 'backup']);

/** Runs an operator command directly on the database, even while no server is running. */
export async function operate(
  typed: string[],
  terminal: Pick<CommandContext, 'print' | 'readSecret'>,
): Promise<void> {
  const config = loadConfig();
  const database = await openDatabase(config);
  const now = () => new Date();
  try {
    if (!worksWithoutKeys.has(typed[0] ?? '')) await checkKeys(database.db, config);
    await runCommand(typed, {
      platform: createPlatform({
        config,
        now,
        db: database.db,
        realtime: remoteRealtime(database.pool),
        push: noPush,
        files: createFileStorage(config, now),
        channel: 'COMMAND_LINE',
      }),
      pool: database.pool,
      ownerUrl: database.ownerUrl,
      ...terminal,
    });
  } finally {
    await database.close();
  }
}
