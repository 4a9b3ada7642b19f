import { plainExcerpt, type ErrorCode } from '@office/vocabulary';
import type { Transaction } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { RecurringWork } from '../../lib/recurring-work.ts';
import { disabledAreasFor } from '../../people/role-permissions.ts';
import type { JobDeps } from '../../platform/area.ts';
import type { Platform } from '../../platform/platform.ts';
import { publishOnCommit } from '../../realtime/hub.ts';
import { findByClientId, findMessage } from '../store/message-store.ts';
import { findRoomMembers } from '../store/room-member-store.ts';
import { sendMessage } from '../messages/send-message.ts';
import {
  deleteScheduled,
  findActiveSender,
  listScheduledFiles,
  lockDueScheduled,
  saveFailure,
  type ScheduledRow,
} from './scheduled-store.ts';

export const scheduledTopic = 'chatScheduled';

const interval = 5000;

type Deps = Pick<
  Platform,
  'db' | 'now' | 'files' | 'realtime' | 'push' | 'notifications' | 'linkPreviews'
>;

export class ScheduledDelivery extends RecurringWork {
  constructor(deps: Deps & Pick<JobDeps, 'bus' | 'jobs' | 'log'>) {
    const onError = (err: unknown) => deps.log.error({ err }, 'sending a scheduled message failed');
    const work = () => sendDueMessages(deps, onError);
    super(deps.jobs, { name: 'scheduled-messages', interval, work });
    deps.bus.subscribe(scheduledTopic, () => this.run());
  }
}

/**
 * Sends each due message once, even if a process stops while sending: the message stays locked
 * until it is deleted, and its id is the `clientId`. A rejected message stays, and its member is
 * notified.
 */
export async function sendDueMessages(
  deps: Deps,
  onError: (error: unknown) => void,
): Promise<void> {
  const failedIds: string[] = [];
  for (;;) {
    let currentId: string | undefined;
    try {
      const isSent = await deps.db.transaction(async (tx) => {
        const due = await lockDueScheduled(tx, deps.now(), failedIds);
        if (!due) return false;
        currentId = due.id;
        await deliver(deps, tx, due);
        return true;
      });
      if (!isSent) return;
    } catch (error) {
      if (!currentId) throw error;
      failedIds.push(currentId);
      onError(error);
    }
  }
}

async function deliver(deps: Deps, tx: Transaction, due: ScheduledRow): Promise<void> {
  const { organizationId, userId } = due;
  const failure = await send(deps, due);
  if (failure) {
    await saveFailure(tx, due.id, failure);
    await notifyOfFailure(deps, tx, due);
  } else {
    await deleteScheduled(tx, due.id);
  }
  await publishOnCommit(tx, 'chatScheduledChanged', { organizationId, userId }, {});
}

/** Returns why the message was rejected, or null. */
async function send(deps: Deps, due: ScheduledRow): Promise<ErrorCode | null> {
  const { organizationId, userId, roomId, type, content } = due;
  // A process stopped after sending it. The member may have left the room since.
  if (await findByClientId(deps.db, userId, due.id)) return null;
  const sender = await findActiveSender(deps.db, due);
  if (!sender) return 'forbidden';
  if (disabledAreasFor(sender.role, sender.closed).includes('chat')) return 'areaClosed';
  const files = await listScheduledFiles(deps.db, [due.id]);
  const mentioned = await findRoomMembers(deps.db, roomId, due.mentionedUserIds);
  const isReplied = due.replyToId && (await findMessage(deps.db, roomId, due.replyToId));
  const context = { ...deps, viewer: { organizationId, userId } };
  try {
    await sendMessage(context, roomId, {
      clientId: due.id,
      type,
      content,
      mentionedUserIds: mentioned.map((member) => member.userId),
      ...(files.length > 0 && { fileKeys: files.map(({ key }) => key) }),
      ...(due.mentionedGroup && { mentionedGroup: due.mentionedGroup }),
      ...(isReplied && !isReplied.deletedAt && { replyToId: isReplied.id }),
      ...(due.threadRootId && { threadRootId: due.threadRootId }),
    });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError) || error.statusCode >= 500) throw error;
    return typeof error.errors === 'string' ? error.errors : 'invalidRequest';
  }
}

async function notifyOfFailure(
  { notifications }: Pick<Deps, 'notifications'>,
  tx: Transaction,
  { organizationId, userId, content }: ScheduledRow,
): Promise<void> {
  const excerpt = plainExcerpt(content);
  await notifications.add(tx, {
    organizationId,
    to: [userId],
    kind: 'CHAT_ROOM',
    title: {
      ja: '予約したメッセージを送信できませんでした',
      en: 'A scheduled message could not be sent',
    },
    content: { ja: excerpt, en: excerpt },
    path: '/chat-room?view=scheduled',
  });
}
