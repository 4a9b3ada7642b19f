import type { WriteAudit } from '../audit/audit-entry.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { Realtime } from '../realtime/realtime.ts';
import type { FileStorage } from './file-storage.ts';
import type { LinkedCalendars } from './linked-calendars.ts';
import type { LinkPreviews } from './link-previews.ts';
import type { Mailer } from './mailer.ts';
import type { Notifications } from './notifications.ts';
import type { PrivateFiles } from './private-files.ts';
import type { Push } from './push.ts';
import type { MemberLocations } from './member-locations.ts';

export interface Platform {
  config: Config;
  db: Database;
  realtime: Realtime;
  mail: Mailer;
  push: Push;
  linkPreviews: LinkPreviews;
  notifications: Notifications;
  files: FileStorage;
  privateFiles: PrivateFiles;
  locations: MemberLocations;
  /** Writes to the audit log on behalf of the caller, or else of the operator or the server. */
  audit: WriteAudit;
  linkedCalendars: LinkedCalendars;
  now(): Date;
}
