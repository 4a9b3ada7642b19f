import type { Transaction } from '../database/database.ts';
import { publishOnCommit } from '../realtime/hub.ts';

export async function notifyQuestionAuthor(
  tx: Transaction,
  { organizationId, askedBy, id }: { organizationId: string; askedBy: string | null; id: string },
): Promise<void> {
  if (!askedBy) return;
  const target = { organizationId, userId: askedBy };
  await publishOnCommit(tx, 'helpChanged', target, { questionId: id });
}
