import type { ChatMessage } from '@office/ui/screens/chat';
import { ForwardDialog } from './ForwardDialog.tsx';
import { RemindDialog } from './RemindDialog.tsx';
import { VersionsDialog } from './VersionsDialog.tsx';

export interface MessageDialog {
  kind: 'forward' | 'remind' | 'versions';
  message: ChatMessage;
}

const dialogs = { forward: ForwardDialog, remind: RemindDialog, versions: VersionsDialog };

interface MessageDialogsProps {
  roomId: string;
  dialog: MessageDialog | undefined;
  onClose(): void;
}

export function MessageDialogs({ roomId, dialog, onClose }: MessageDialogsProps) {
  if (!dialog) return null;
  const { kind, message } = dialog;
  const Dialog = dialogs[kind];
  return <Dialog key={message.key} roomId={roomId} message={message} onClose={onClose} />;
}
