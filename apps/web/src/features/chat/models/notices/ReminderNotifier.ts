import type { Schemas } from '@office/api';
import type { NewToast, ToastStore } from '@office/client/toasts/ToastStore.ts';
import type { SnoozePreset } from '@office/ui/screens/chat';
import { messageToPlainText } from '@office/vocabulary';
import i18next from 'i18next';
import { displayName } from '@office/client/people/displayName.ts';
import type { UnseenNotice } from '../../../notification/index.ts';
import { textOf } from '../messages/forwarding.ts';
import { pathOfMessage } from '../roomPaths.ts';

interface MessagePath {
  roomId: string;
  messageId: string;
}

export interface ReminderNotifierDeps {
  presets: readonly SnoozePreset[];
  toasts: Pick<ToastStore, 'close'> & { show(toast: NewToast): unknown };
  fetchReminders(): Promise<readonly Schemas['ChatReminder'][]>;
  snooze(path: MessagePath, preset: SnoozePreset): Promise<void>;
  complete(path: MessagePath): Promise<void>;
  markRead(messageId: string): void;
  notifyUnseen(unseen: UnseenNotice): void;
  navigateTo(path: string): void;
  showError(error: unknown): void;
}

/** Shows a toast with actions while a reminder is due. Closes it when another tab or device handles the reminder. */
export class ReminderNotifier {
  readonly #deps: ReminderNotifierDeps;
  /** Prevents a toast for a reminder that is handled while it is fetched. */
  readonly #due = new Set<string>();

  constructor(deps: ReminderNotifierDeps) {
    this.#deps = deps;
  }

  handle({ messageId, due }: Schemas['ChatReminderChange']): void {
    if (due) {
      this.#due.add(messageId);
      this.#show(messageId).catch(() => {
        // The list of saved messages still shows the reminder.
      });
      return;
    }
    this.#due.delete(messageId);
    this.#deps.toasts.close({ id: toastId(messageId) });
  }

  async #show(messageId: string): Promise<void> {
    const reminders = await this.#deps.fetchReminders();
    const reminder = reminders.find(({ message, due }) => due && message.id === messageId);
    if (!reminder || !this.#due.has(messageId)) return;
    const { message, room, remindAt } = reminder;
    const { presets, toasts, notifyUnseen } = this.#deps;
    const text = messageToPlainText(textOf(message)) || i18next.t('chat:list.file');
    const body = message.sender
      ? i18next.t('chat:list.preview', { name: displayName(message.sender), text })
      : text;
    const title = i18next.t('chat:reminders.toast', { name: room.name });
    const path = pathOfMessage({ room, id: message.id, threadRootId: message.threadRootId });
    const tag = `chat_reminder-${messageId}`;
    notifyUnseen({
      id: `${tag} ${remindAt}`,
      setting: room.type === 'DIRECT' ? 'directMessage' : 'chatRoom',
      notice: { title, body, path, tag },
    });
    const open = () => this.#open(messageId, path);
    toasts.show({
      type: 'INFO',
      id: toastId(messageId),
      title,
      description: body,
      timeout: Infinity,
      onClick: open,
      actions: [
        { id: 'open', label: i18next.t('chat:reminders.openAction') },
        {
          id: 'snooze',
          label: i18next.t('chat:reminders.snooze'),
          options: presets.map((id) => ({ id, label: i18next.t(`chat:when.${id}`) })),
        },
        { id: 'done', label: i18next.t('chat:reminders.doneAction') },
      ],
      onAction: ({ action }) =>
        action === 'open' ? open() : this.#run({ roomId: room.id, messageId }, action),
    });
  }

  #open(messageId: string, path: string): void {
    this.#deps.markRead(messageId);
    this.#deps.navigateTo(path);
  }

  #run(path: MessagePath, action: string): void {
    const { presets, snooze, complete, showError } = this.#deps;
    const preset = presets.find((each) => each === action);
    const call = preset ? snooze(path, preset) : complete(path);
    call.catch(showError);
  }
}

const toastId = (messageId: string) => `reminder-${messageId}`;
