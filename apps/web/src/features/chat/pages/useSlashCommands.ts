import { unwrap } from '@office/api';
import { showError } from '@office/client/errors/showError.ts';
import type { CommandReplyItem, ConversationCallbacks } from '@office/ui/screens/chat';
import { useState } from 'react';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import type { ConversationRef } from '../sync/conversationRef.ts';

/** Commands of the organisation. Loaded when the conversation is open. */
export function useSlashCommands({ roomId, threadRootId }: ConversationRef, isOpen: boolean) {
  const { data } = useQuery('/v1/user/slash-commands', isOpen ? {} : null);
  const [commandReply, setCommandReply] = useState<CommandReplyItem>();

  const onRunCommand: NonNullable<ConversationCallbacks['onRunCommand']> = async (command) => {
    const { name, text: commandText } = command;
    setCommandReply(undefined);
    try {
      const { text, posted } = await unwrap(
        office.POST('/v1/user/chat-rooms/{roomId}/slash-commands', {
          params: { path: { roomId } },
          body: { name, commandText, ...(threadRootId && { threadRootId }) },
        }),
      );
      if (!posted) setCommandReply({ name, text });
      return true;
    } catch (error) {
      showError(error);
      return false;
    }
  };
  return {
    commands: data?.data,
    commandReply,
    onRunCommand,
    onCloseCommandReply: () => setCommandReply(undefined),
  };
}
