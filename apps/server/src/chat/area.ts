import type { Area } from '../platform/area.ts';
import { assignSuccessors } from './rooms/admin-succession.ts';
import { chatFileLinks, findReadableAttachments } from './store/attachment-store.ts';
import { chatRoomSource, messageSource } from './chat-search.ts';
import { ChatSockets } from './chat-sockets.ts';
import { chatHandlers } from './handlers.ts';
import { deleteExpiredPreviews, findReadablePictures } from './store/link-preview-store.ts';
import { deleteExpired } from './retention.ts';
import { ReminderDelivery } from './reminders/reminder-delivery.ts';
import { reminderQueue } from './reminders/reminder-store.ts';
import { ScheduledDelivery } from './scheduled/scheduled-delivery.ts';
import { scheduledMessageQueue } from './scheduled/scheduled-store.ts';
import type { Database } from '../database/database.ts';
import type { PrivateFiles } from '../platform/private-files.ts';

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
  queues: [scheduledMessageQueue, reminderQueue],
  startSockets: (deps) => new ChatSockets(deps),
  startJobs: (deps) => [new ScheduledDelivery(deps), new ReminderDelivery(deps)],
};

function createRoomFiles(db: Database): PrivateFiles {
  return {
    async readableBy({ userId }, keys) {
      const attachments = await findReadableAttachments(db, userId, keys);
      return [...attachments, ...(await findReadablePictures(db, userId, keys))];
    },
  };
}
