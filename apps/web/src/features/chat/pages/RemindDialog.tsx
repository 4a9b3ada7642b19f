import { errorText } from '@office/client/errors/errorText.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { RemindMe, type ChatMessage } from '@office/ui/screens/chat';
import { useState } from 'react';
import { useReminderChanges } from './useReminders.ts';

interface RemindDialogProps {
  roomId: string;
  message: ChatMessage;
  onClose(): void;
}

/** Must be keyed by message. */
export function RemindDialog({ roomId, message, onClose }: RemindDialogProps) {
  const { set } = useReminderChanges();
  const [problem, setProblem] = useState<{ text: string }>();
  const { messageId, remindAt } = message;
  const [remind, submitting] = useAction(async (at: string) => {
    if (!messageId) return;
    setProblem(undefined);
    try {
      await set({ roomId, messageId }, at);
    } catch (refused) {
      setProblem({ text: errorText(refused) });
      return;
    }
    onClose();
  });
  return (
    <RemindMe
      open
      {...(remindAt ? { remindAt } : {})}
      submitting={submitting}
      error={problem}
      onSubmit={(event) => remind(event.remindAt)}
      onClose={onClose}
    />
  );
}
