import type { ChatRoomType } from '@office/vocabulary';

/** Keys of the titles of the room lists. */
export const listTitles = {
  CHANNEL: 'channels',
  DIRECT: 'directMessages',
  MEETING: 'meetingChats',
} as const satisfies Record<ChatRoomType, string>;
