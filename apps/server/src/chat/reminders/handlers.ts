import type { Handlers } from '../../platform/operation.ts';
import { completeReminder, deleteReminder, listReminders, setReminder } from './reminders.ts';

export const reminderHandlers = {
  listChatReminders: (_input, context) => listReminders(context),
  setChatReminder: ({ params, body }, context) => setReminder(context, params, body),
  deleteChatReminder: ({ params }, context) => deleteReminder(context, params),
  completeChatReminder: ({ params }, context) => completeReminder(context, params),
} satisfies Handlers;
