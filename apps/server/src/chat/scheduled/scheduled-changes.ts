import type { Schemas } from '@office/api';
import { notifyOnCommit } from '../../database/bus.ts';
import type { Transaction } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Viewer, WithViewer } from '../../http/claims.ts';
import { checkContent } from '../messages/message-content.ts';
import type { ChatDeps } from '../rooms/room-access.ts';
import { parseScheduleTime } from '../schedule-time.ts';
import { scheduledTopic } from './scheduled-delivery.ts';
import {
  deleteScheduled,
  lockScheduled,
  saveScheduled,
  type ScheduledRow,
} from './scheduled-store.ts';
import { toScheduledMessage } from './scheduled-view.ts';

/**
 * Changes the text or the time. A new time schedules a message again that could not be sent. Mentions are
 * checked when it is sent.
 * @throws {ApiError} 404 `chatScheduledNotFound`, also after it was sent
 */
export async function updateScheduled(
  context: ChatDeps & WithViewer,
  id: string,
  { content, mentionedUserIds, sendAt }: Schemas['UpdateScheduledChatMessageRequest'],
): Promise<Schemas['ChatScheduledMessage']> {
  return change(context, id, (tx, row) => {
    const at =
      sendAt === undefined ? undefined : parseScheduleTime('sendAt', sendAt, context.now());
    if (content !== undefined) checkContent(row.type, content);
    return saveScheduled(tx, id, {
      ...(content !== undefined && { content }),
      ...(mentionedUserIds && { mentionedUserIds }),
      ...(at && { sendAt: at, failure: null }),
    });
  });
}

/** Makes a message due, so that the next run of the job sends it. */
export async function sendScheduledNow(
  context: ChatDeps & WithViewer,
  id: string,
): Promise<Schemas['ChatScheduledMessage']> {
  return change(context, id, async (tx) => {
    const row = await saveScheduled(tx, id, { sendAt: context.now(), failure: null });
    await notifyOnCommit(tx, scheduledTopic, null);
    return row;
  });
}

/** @throws {ApiError} 404 `chatScheduledNotFound`, also after it was sent */
export async function cancelScheduled(context: ChatDeps & WithViewer, id: string): Promise<void> {
  const { viewer } = context;
  await withLocked(context, viewer, id, (tx) => deleteScheduled(tx, id));
}

async function change(
  context: ChatDeps & WithViewer,
  id: string,
  work: (tx: Transaction, row: ScheduledRow) => Promise<ScheduledRow>,
): Promise<Schemas['ChatScheduledMessage']> {
  const { viewer } = context;
  return toScheduledMessage(context, viewer, await withLocked(context, viewer, id, work));
}

async function withLocked<T>(
  { db, realtime }: Pick<ChatDeps, 'db' | 'realtime'>,
  viewer: Viewer,
  id: string,
  work: (tx: Transaction, row: ScheduledRow) => Promise<T>,
): Promise<T> {
  const result = await db.transaction(async (tx) => {
    const row = await lockScheduled(tx, viewer, id);
    if (!row) throw new ApiError('chatScheduledNotFound');
    return work(tx, row);
  });
  await realtime.publish('chatScheduledChanged', viewer, {});
  return result;
}
