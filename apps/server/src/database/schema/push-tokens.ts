import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { sessions } from './sign-in.ts';

/** The rest of a browser's own subscription (spec §3), beside its endpoint; base64url. */
export interface PushKeys {
  /** The browser's public key, with which its notices are encrypted. */
  p256dh: string;
  /** A secret of the browser's, for the same. */
  auth: string;
  /** Address of the pages that its worker is for. */
  swScope: string;
  /** The office's public key with which it was made. */
  vapidKey: string;
}

/**
 * Browsers that are notified: by FCM's name for them, or by the endpoint of their own subscription. Whose a browser is,
 * and in which organisation, is its session's to say; with the session ended it is nobody's.
 */
export const pushTokens = pgTable(
  'push_tokens',
  {
    token: text('token').primaryKey(),
    /** Null where FCM reaches it. */
    keys: jsonb('keys').$type<PushKeys>(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    subscribedAt: instant('subscribed_at').notNull(),
  },
  (table) => [index('push_tokens_session').on(table.sessionId)],
);
