import type { ChatRoomType } from '@office/vocabulary';

export const listTitles = {
  CHANNEL: 'channels',
  DIRECT: 'directMessages',
  MEETING: 'meetingChats',
} as const satisfies Record<ChatRoomType, string>;
