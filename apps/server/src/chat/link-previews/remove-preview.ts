import type { Schemas } from '@office/api';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer } from '../../http/claims.ts';
import { changeMessage, Unchanged } from '../messages/message-changes.ts';
import type { ChatDeps } from '../rooms/room-access.ts';
import { markPreviewRemoved } from '../store/link-preview-store.ts';

/** Removes a link preview of one of the caller's messages. Has no effect if the message does not have it. */
export async function removePreview(
  context: ChatDeps & WithViewer,
  { previewId, ...ref }: { roomId: string; messageId: string; previewId: string },
): Promise<Schemas['ChatMessage']> {
  return changeMessage(context, ref, async ({ tx }, message) => {
    if (message.senderId !== context.viewer.userId) throw new ApiError('forbidden');
    const { id: messageId } = message;
    if (!(await markPreviewRemoved(tx, { messageId, previewId }))) throw new Unchanged();
    return {};
  });
}
