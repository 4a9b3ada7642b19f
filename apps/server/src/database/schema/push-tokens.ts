import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { sessions } from './sign-in.ts';

/** The keys of a browser's push subscription (spec §3), base64url. */
export interface PushKeys {
  /** The browser's public key, used to encrypt its messages. */
  p256dh: string;
  /** Authentication secret of the browser, used for the same encryption. */
  auth: string;
  swScope: string;
  vapidKey: string;
}

/** Identified by FCM token or subscription endpoint. Ending the session deletes the row. */
export const pushTokens = pgTable(
  'push_tokens',
  {
    token: text('token').primaryKey(),
    /** Null for FCM tokens. */
    keys: jsonb('keys').$type<PushKeys>(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    subscribedAt: instant('subscribed_at').notNull(),
  },
  (table) => [index('push_tokens_session').on(table.sessionId)],
);
