import { createPrivateFiles } from './area-parts.ts';
import { auditAs } from './audit/audit.ts';
import { outboxMailer } from './mail/outbox.ts';
import { createMemberLocations } from './map/member-locations.ts';
import { createLinkedCalendars } from './meeting/accounts/linked-calendars.ts';
import { createNotifications } from './notification/notification-port.ts';
import { noLinkPreviews, type LinkPreviews } from './platform/link-previews.ts';
import type { LiveFloors } from './platform/member-locations.ts';
import type { Platform } from './platform/platform.ts';

interface PlatformParts extends Pick<
  Platform,
  'config' | 'db' | 'now' | 'realtime' | 'push' | 'files'
> {
  /** Defaults to none, for processes without sockets. */
  floors?: LiveFloors | undefined;
  /** Defaults to none, for processes without calls. */
  linkPreviews?: LinkPreviews;
  /** Source of changes in the audit log that no member makes. */
  channel?: 'SERVER' | 'COMMAND_LINE';
}

export function createPlatform({
  floors,
  linkPreviews = noLinkPreviews,
  channel = 'SERVER',
  ...parts
}: PlatformParts): Platform {
  const { db, now } = parts;
  return {
    ...parts,
    linkPreviews,
    mail: outboxMailer,
    notifications: createNotifications(now),
    privateFiles: createPrivateFiles(db, now),
    locations: createMemberLocations(db, floors),
    audit: auditAs({ channel, userId: null }, now),
    linkedCalendars: createLinkedCalendars(now),
  };
}
