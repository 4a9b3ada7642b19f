import { sql } from 'drizzle-orm';
import { deleteExpiredBlacklistings, deleteLoginCodes } from '../auth/known-ip-store.ts';
import { deleteLinks } from '../auth/one-time-link-store.ts';
import { deleteExpiredSessions } from '../auth/session-store.ts';
import type { Transaction } from '../database/database.ts';
import { deleteUnlinkedFiles } from '../files/file-record-store.ts';
import type { Platform } from '../platform/platform.ts';
import { deleteMails } from '../mail/outbox-store.ts';
import { deleteEndedSubscriptions } from '../notification/subscriptions.ts';

const day = 24 * 60 * 60 * 1000;

/** How long what nobody needs is kept nevertheless, in milliseconds. */
const keptFor = {
  /** A count of wrong codes runs for an hour. */
  loginCodes: day,
  /** After it expired. An old invitation still tells its receiver that they are a member. */
  links: 30 * day,
  /** For the operator who is asked whether a mail was sent. */
  sentMails: 30 * day,
  mails: 90 * day,
  /** Between the upload of a photo and the profile being saved. */
  unlinkedFiles: day,
};

/** Files whose bytes are removed in one go; there may be more. */
export const filesAtOnce = 200;

/** Any number that no other lock of the product uses. */
const cleanUpLock = 4_010_020;

/** How many rows of each kind were forgotten. */
export type Swept = Record<
  'sessions' | 'pushTokens' | 'loginCodes' | 'blacklistings' | 'links' | 'mails' | 'files',
  number
>;

/**
 * Forgets rows and files that nobody needs any more.
 *
 * @returns null when another process is at it
 */
export async function cleanUp(deps: Pick<Platform, 'db' | 'files' | 'now'>): Promise<Swept | null> {
  return deps.db.transaction(async (tx) => {
    if (!(await tryLock(tx))) return null;
    const now = deps.now();
    const ago = (time: number) => new Date(now.getTime() - time);
    const keys = await deleteUnlinkedFiles(tx, {
      before: ago(keptFor.unlinkedFiles),
      limit: filesAtOnce,
    });
    const swept = {
      sessions: await deleteExpiredSessions(tx, now),
      pushTokens: await deleteEndedSubscriptions(tx),
      loginCodes: await deleteLoginCodes(tx, ago(keptFor.loginCodes)),
      blacklistings: await deleteExpiredBlacklistings(tx, now),
      links: await deleteLinks(tx, ago(keptFor.links)),
      mails: await deleteMails(tx, {
        sentBefore: ago(keptFor.sentMails),
        madeBefore: ago(keptFor.mails),
      }),
      files: keys.length,
    };
    // Before the commit: bytes whose row is gone would never be found again.
    await Promise.all(keys.map((key) => deps.files.remove(key)));
    return swept;
  });
}

/** Held until the transaction ends, or its process does. */
async function tryLock(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ locked: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock(${cleanUpLock}) AS locked`,
  );
  return rows[0]?.locked === true;
}
