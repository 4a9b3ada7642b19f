import type { AdminNotificationState, Language } from '@office/vocabulary';
import type { AudienceChoice } from '../../../patterns/AudienceField/index.ts';

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
  /** Null if the account was deleted. */
  author: string | null;
  /** ISO 8601. Null for a draft. */
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
