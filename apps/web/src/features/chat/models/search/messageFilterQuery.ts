import type { MessageFilters } from '@office/ui/screens/chat';
import type { ChatMessagePart } from '@office/vocabulary';

interface FilterQuery {
  senderId?: string;
  roomId?: string;
  sentFrom?: string;
  sentBefore?: string;
  has?: ChatMessagePart[];
}

/** Converts the days to times in the zone of the browser. */
export function toFilterQuery(filters: MessageFilters): FilterQuery {
  const { sender, room, start, end, hasFile, hasLink } = filters;
  const has: ChatMessagePart[] = [
    ...(hasFile ? (['FILE'] as const) : []),
    ...(hasLink ? (['LINK'] as const) : []),
  ];
  return {
    ...(sender && { senderId: sender.userId }),
    ...(room && { roomId: room.roomId }),
    ...(start && { sentFrom: startOfDay(start).toISOString() }),
    ...(end && { sentBefore: startOfDay(end, 1).toISOString() }),
    ...(has.length > 0 && { has }),
  };
}

function startOfDay(date: string, daysLater = 0): Date {
  const [year, month, day] = date.split('-').map(Number);
  return new Date(year!, month! - 1, day! + daysLater);
}
