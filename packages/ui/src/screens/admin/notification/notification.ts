import type { AdminNotificationState, Language } from '@office/vocabulary';
import type { AudienceChoice } from '../../../patterns/AudienceField/index.ts';

/** A notification that administrators compose, as a table shows it. */
export interface ComposedNotification {
  id: string;
  state: AdminNotificationState;
  title: Record<Language, string>;
  audience: {
    kind: AudienceChoice['kind'];
    roles?: readonly string[];
    departments?: readonly string[];
    userIds?: readonly string[];
  };
  /** The name of who wrote it; null where the account is gone. */
  author: string | null;
  /** ISO 8601; null of a draft. */
  publishAt: string | null;
  publishedAt: string | null;
  withdrawnAt: string | null;
  recipientCount: number | null;
  readCount: number | null;
  updatedAt: string;
}

export const stateTones = {
  DRAFT: 'neutral',
  SCHEDULED: 'accent',
  SENT: 'success',
  WITHDRAWN: 'warning',
} as const satisfies Record<AdminNotificationState, string>;
