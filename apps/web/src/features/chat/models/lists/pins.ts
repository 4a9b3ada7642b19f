import type { Schemas } from '@office/api';

type Message = Schemas['ChatMessage'];

/** Whether a changed message was pinned, unpinned or changed since the list of pins was loaded. */
export function isPinListOutdated(
  { data }: Pick<Schemas['ChatPinList'], 'data'>,
  message: Message,
): boolean {
  const listed = data.find(({ id }) => id === message.id);
  return listed ? listed.changeSeq < message.changeSeq : message.pin !== undefined;
}
