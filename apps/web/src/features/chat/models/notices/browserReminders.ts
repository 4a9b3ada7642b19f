import { unwrap } from '@office/api';
import { showError } from '@office/client/errors/showError.ts';
import { navigateTo } from '@office/client/navigation/navigation.ts';
import { showIncoming } from '../../../../platform/reachability/browserQuietTime.ts';
import { toasts } from '@office/client/toasts/toasts.ts';
import { snoozePresets, snoozeUntil } from '@office/ui/screens/chat';
import { office, quietOffice } from '../../../../platform/api/client.ts';
import { notifyUnseen } from '../../../notification/index.ts';
import { ReminderNotifier } from './ReminderNotifier.ts';

const reminderPath = '/v1/user/chat-rooms/{roomId}/messages/{messageId}/reminder';

export const reminderNotifier = new ReminderNotifier({
  presets: snoozePresets,
  toasts: { show: showIncoming, close: (toast) => toasts.close(toast) },
  async fetchReminders() {
    return (await unwrap(quietOffice.GET('/v1/user/chat-rooms/reminders'))).data;
  },
  async snooze(path, preset) {
    const body = { remindAt: snoozeUntil(preset, { now: Date.now() }) };
    await unwrap(office.PUT(reminderPath, { params: { path }, body }));
  },
  async complete(path) {
    await unwrap(office.POST(`${reminderPath}/complete`, { params: { path } }));
  },
  markRead(messageId) {
    const body = { kind: 'CHAT_REMINDER', id: messageId } as const;
    void quietOffice.POST('/v1/users/notifications/subjects/mark-as-read', { body });
  },
  notifyUnseen,
  navigateTo,
  showError,
});
