import type { WriteAudit } from '../audit/audit-entry.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { Realtime } from '../realtime/realtime.ts';
import type { FileStorage } from './file-storage.ts';
import type { LinkedCalendars } from './linked-calendars.ts';
import type { Mailer } from './mailer.ts';
import type { Notifications } from './notifications.ts';
import type { PrivateFiles } from './private-files.ts';
import type { Push } from './push.ts';
import type { Whereabouts } from './whereabouts.ts';

/** The parts that the whole server shares; made once at start. A service takes those that it uses. */
export interface Platform {
  config: Config;
  db: Database;
  realtime: Realtime;
  mail: Mailer;
  push: Push;
  /** Tells members of what happens, and keeps it for those who are away. */
  notifications: Notifications;
  files: FileStorage;
  privateFiles: PrivateFiles;
  whereabouts: Whereabouts;
  /** Writes to the audit log: in the name of the caller where there is one, of the operator, or of the server. */
  audit: WriteAudit;
  linkedCalendars: LinkedCalendars;
  /** The one clock: tests move it instead of waiting. */
  now(): Date;
}
