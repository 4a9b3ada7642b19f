import { localizedName, messageToPlainText, plainExcerpt, type Language } from '@office/vocabulary';
import { RecurringWork } from '../../lib/recurring-work.ts';
import type { JobDeps } from '../../platform/area.ts';
import type { Platform } from '../../platform/platform.ts';
import { publishOnCommit } from '../../realtime/hub.ts';
import { findMessage, type MessageRow } from '../store/message-store.ts';
import { pathOfMessage } from '../views/room-path.ts';
import { findReminderRoom, removeReminder, takeDueReminder } from './reminder-store.ts';

const interval = 5000;

type Deps = Pick<Platform, 'db' | 'now' | 'notifications'>;

/** Notifies members of due reminders. Each one is sent once by one process. */
export class ReminderDelivery extends RecurringWork {
  constructor(deps: Deps & Pick<JobDeps, 'jobs'>) {
    super(deps.jobs, { name: 'chat-reminders', interval, work: () => sendDueReminders(deps) });
  }
}

export async function sendDueReminders(deps: Deps): Promise<void> {
  while (await sendNext(deps));
}

/** Deletes the reminder of a message that was deleted or that the member cannot read any more. */
function sendNext({ db, now, notifications }: Deps): Promise<boolean> {
  return db.transaction(async (tx) => {
    const due = await takeDueReminder(tx, now());
    if (!due) return false;
    const { roomId, userId, messageId } = due;
    const room = await findReminderRoom(tx, due);
    const message = room && (await findMessage(tx, roomId, messageId));
    if (!message || message.deletedAt) {
      await removeReminder(tx, due);
      return true;
    }
    const { organizationId, type } = room;
    const remindAt = due.remindAt.toISOString();
    const change = { roomId, messageId, remindAt, due: true };
    await publishOnCommit(tx, 'chatRemindersChanged', { organizationId, userId }, change);
    await notifications.add(tx, {
      organizationId,
      to: [userId],
      kind: type === 'DIRECT' ? 'DIRECT_MESSAGE' : 'CHAT_ROOM',
      title: { ja: titleIn('ja', room.name), en: titleIn('en', room.name) },
      content: { ja: contentIn('ja', message), en: contentIn('en', message) },
      path: pathOfMessage(type, message),
      subject: { kind: 'CHAT_REMINDER', id: messageId },
      // Open pages show a toast with actions.
      quiet: true,
    });
    return true;
  });
}

function titleIn(language: Language, roomName: string): string {
  if (language === 'ja') return roomName ? `リマインダー：${roomName}` : 'メッセージのリマインダー';
  return roomName ? `Reminder: ${roomName}` : 'Reminder of a message';
}

const file = { ja: 'ファイル', en: 'File' };

function contentIn(language: Language, message: MessageRow): string {
  const { content, forwardedText, senderNameLatin } = message;
  const senderName = localizedName(message.senderName, senderNameLatin, language);
  const text = plainExcerpt(messageToPlainText(content || (forwardedText ?? ''))) || file[language];
  return senderName ? `${senderName}${language === 'ja' ? '：' : ': '}${text}` : text;
}
