import { useAttention } from '../../platform/attention/useAttention.ts';
import type { WorkplaceFeature } from '../../platform/workplace/WorkplaceFeature.ts';
import { eraseDraftsOf } from './compose/browserDrafts.ts';
import { ChatProvider } from './models/ChatProvider.tsx';
import { useReminderNotices } from './models/notices/useReminderNotices.ts';
import { unreadOf, useRoomHeads } from './sync/useRoomHeads.ts';
import { chatUpdates } from './updates.ts';

export const chatFeature: WorkplaceFeature = {
  updates: chatUpdates,
  Provider: ChatProvider,
  useEffects() {
    const { chatRoom, directMessage } = useUnreadMessages();
    useAttention(chatRoom + directMessage);
    useReminderNotices();
  },
  useBadges: useUnreadMessages,
  eraseDataOf: eraseDraftsOf,
};

function useUnreadMessages() {
  const heads = useRoomHeads();
  return {
    chatRoom: unreadOf(heads, 'CHANNEL', 'MEETING'),
    directMessage: unreadOf(heads, 'DIRECT'),
  };
}
