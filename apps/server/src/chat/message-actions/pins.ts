import type { Schemas } from '@office/api';
import { maxChatPins } from '@office/vocabulary';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer } from '../../http/claims.ts';
import { toSinglePage, type Page } from '../../http/page.ts';
import { changeMessage, Unchanged, type MessageRef } from '../messages/message-changes.ts';
import { countPinned, listPinned } from '../store/message-store.ts';
import { toMessages } from '../views/message-view.ts';
import { requireRoom, type ChatDeps } from '../rooms/room-access.ts';

export async function listPins(
  context: ChatDeps & WithViewer,
  roomId: string,
): Promise<Page<Schemas['ChatMessage']>> {
  await requireRoom(context, roomId);
  return toSinglePage(await toMessages(context, await listPinned(context.db, roomId)));
}

/** Pins a message. Repeating it has no effect. */
export async function pinMessage(
  context: ChatDeps & WithViewer,
  ref: MessageRef,
): Promise<Schemas['ChatMessage']> {
  return changeMessage(context, ref, async ({ tx, viewer, now }, message) => {
    if (message.pinnedAt) throw new Unchanged();
    if ((await countPinned(tx, ref.roomId)) >= maxChatPins) {
      throw new ApiError('chatPinLimitReached');
    }
    return { pinnedAt: now, pinnedBy: viewer.userId };
  });
}

/** Removes the pin of a message. Has no effect if there is none. */
export async function unpinMessage(
  context: ChatDeps & WithViewer,
  ref: MessageRef,
): Promise<Schemas['ChatMessage']> {
  return changeMessage(context, ref, (_change, message) => {
    if (!message.pinnedAt) throw new Unchanged();
    return Promise.resolve({ pinnedAt: null, pinnedBy: null });
  });
}
