import type { Schemas } from '@office/api';

type SavedIds = Schemas['ChatSavedMessageIds'];

export function applySavedState(
  ids: SavedIds,
  { roomId, messageId, saved, done }: Schemas['ChatSavedState'],
): SavedIds {
  if (ids.roomId !== roomId) return ids;
  const isListed = ids.messageIds.includes(messageId);
  const isOpen = saved && !done;
  if (isListed === isOpen) return ids;
  const others = ids.messageIds.filter((id) => id !== messageId);
  return { ...ids, messageIds: isOpen ? [...others, messageId] : others };
}
