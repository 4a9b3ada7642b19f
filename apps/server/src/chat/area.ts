import type { Area } from '../platform/area.ts';
import { assignSuccessors } from './rooms/admin-succession.ts';
import { chatFileLinks } from './store/attachment-store.ts';
import { chatRoomSource, messageSource } from './chat-search.ts';
import { ChatSockets } from './chat-sockets.ts';
import { chatHandlers } from './handlers.ts';
import { deleteExpiredPreviews } from './store/link-preview-store.ts';
import { deleteExpired } from './retention.ts';
import { createRoomFiles } from './room-files.ts';
import { ReminderDelivery } from './reminders/reminder-delivery.ts';
import { ScheduledDelivery } from './scheduled/scheduled-delivery.ts';

const previewBatch = 500;

export const chatArea: Area = {
  handlers: chatHandlers,
  searchSources: [chatRoomSource, messageSource],
  fileLinks: chatFileLinks,
  privateFiles: createRoomFiles,
  cleanup: {
    jobs: [(deps) => assignSuccessors(deps), deleteExpired],
    sweeps: {
      linkPreviews: {
        batch: previewBatch,
        run: (tx, { now }) => deleteExpiredPreviews(tx, now(), previewBatch),
      },
    },
  },
  startSockets: (deps) => new ChatSockets(deps),
  startJobs: (deps) => [new ScheduledDelivery(deps), new ReminderDelivery(deps)],
};
