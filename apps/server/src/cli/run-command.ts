import { auditAs } from '../audit/audit.ts';
import { loadConfig } from '../config/config.ts';
import { openDatabase } from '../database/database.ts';
import { DiskFileStorage } from '../files/disk-file-storage.ts';
import { outboxMailer } from '../mail/outbox.ts';
import { createLocationService } from '../map/whereabouts.ts';
import { createLinkedCalendars } from '../meeting/accounts/linked-calendars.ts';
import { createNotifications } from '../notification/notification-port.ts';
import { noPush } from '../platform/push.ts';
import { createPrivateFiles } from '../areas.ts';
import { remoteRealtime } from '../realtime/hub.ts';
import type { CommandContext } from './command.ts';
import { runCommand } from './run.ts';

/**
 * Runs an operator command. Works directly on the servers' database and notifies the servers through it; no
 * server needs to be running.
 */
export async function operate(
  typed: string[],
  terminal: Pick<CommandContext, 'print' | 'readSecret'>,
): Promise<void> {
  const config = loadConfig();
  const database = await openDatabase(config);
  const now = () => new Date();
  try {
    await runCommand(typed, {
      platform: {
        config,
        now,
        db: database.db,
        realtime: remoteRealtime(database.pool),
        mail: outboxMailer,
        files: new DiskFileStorage(config, now),
        privateFiles: createPrivateFiles(database.db, now),
        push: noPush,
        notifications: createNotifications(now),
        whereabouts: createLocationService(database.db),
        audit: auditAs({ channel: 'COMMAND_LINE', userId: null }, now),
        linkedCalendars: createLinkedCalendars(now),
      },
      pool: database.pool,
      ownerUrl: database.ownerUrl,
      ...terminal,
    });
  } finally {
    await database.close();
  }
}
