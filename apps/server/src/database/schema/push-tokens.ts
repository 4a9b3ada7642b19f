import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { sessions } from './sign-in.ts';

/**
 * Browsers that are notified, by what FCM calls them. Whose a browser is, and in which organisation, is
 * its session's to say; with the session ended it is nobody's.
 */
export const pushTokens = pgTable(
  'push_tokens',
  {
    token: text('token').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    subscribedAt: instant('subscribed_at').notNull(),
  },
  (table) => [index('push_tokens_session').on(table.sessionId)],
);
