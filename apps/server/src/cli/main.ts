import { auditAs } from '../audit/audit.ts';
import { loadConfig } from '../config/config.ts';
import { startProblem } from '../start-problem.ts';
import { openDatabase } from '../database/database.ts';
import { DiskFileStorage } from '../files/disk-file-storage.ts';
import { outboxMailer } from '../mail/outbox.ts';
import { createWhereabouts } from '../map/whereabouts.ts';
import { createLinkedCalendars } from '../meeting/accounts/linked-calendars.ts';
import { createNotifications } from '../notification/notification-port.ts';
import { noPush } from '../platform/push.ts';
import { createPrivateFiles } from '../private-files.ts';
import { remoteRealtime } from '../realtime/hub.ts';
import { UsageError } from './arguments.ts';
import { readSecret } from './read-secret.ts';
import { asksForHelp, help, runCommand } from './run.ts';

/**
 * The operator's command line. It works on the same database as the servers, and tells them through
 * it what they have to tell their members; it does not need one to run.
 */
async function main(typed: string[]): Promise<void> {
  if (asksForHelp(typed)) {
    for (const line of help(typed)) console.log(line);
    return;
  }
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
        whereabouts: createWhereabouts(database.db),
        audit: auditAs({ channel: 'COMMAND_LINE', userId: null }, now),
        linkedCalendars: createLinkedCalendars(now),
      },
      pool: database.pool,
      ownerUrl: database.ownerUrl,
      print: (line) => console.log(line),
      readSecret,
    });
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof UsageError ? error.message : (startProblem(error) ?? error));
  process.exitCode = 1;
});
