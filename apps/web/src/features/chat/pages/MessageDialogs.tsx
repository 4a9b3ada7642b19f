import type { ChatMessage } from '@office/ui';
import { ForwardDialog } from './ForwardDialog.tsx';

/** The dialog of a message action. */
export interface MessageDialog {
  kind: 'forward';
  message: ChatMessage;
}

interface MessageDialogsProps {
  roomId: string;
  dialog: MessageDialog | undefined;
  onClose(): void;
}

export function MessageDialogs({ roomId, dialog, onClose }: MessageDialogsProps) {
  if (!dialog) return null;
  const { message } = dialog;
  return <ForwardDialog key={message.key} roomId={roomId} message={message} onClose={onClose} />;
}
