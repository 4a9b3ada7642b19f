import type { AuditAction } from '@office/vocabulary';
import type { Transaction } from '../database/database.ts';
import type { MailTemplates } from '../platform/mailer.ts';
import type { Platform } from '../platform/platform.ts';
import type { Account } from './store/account-store.ts';

type Deps = Pick<Platform, 'mail' | 'audit'>;

/** Logs a change of an account in all organisations of the user, and mails the owner. */
export async function recordAccountChange<T extends keyof MailTemplates>(
  deps: Deps,
  tx: Transaction,
  { id, email, language }: Account,
  action: AuditAction,
  mail?: { template: T; values: MailTemplates[T] },
): Promise<void> {
  await deps.audit(tx, { action, target: { kind: 'ACCOUNT', id }, concernedUserId: id });
  if (mail) await deps.mail.enqueue(tx, { to: email, language, ...mail });
}
