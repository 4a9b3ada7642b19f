import { unwrap } from '@office/api';
import { LeaveNote, type LeaveNoteProps, type LeaveNoteState } from '@office/ui/screens/people';
import i18next from 'i18next';
import { useState } from 'react';
import { office } from '../../../platform/api/client.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { errorCode } from '@office/client/errors/errorCode.ts';
import { toasts } from '@office/client/toasts/toasts.ts';

export interface NoteDialogProps {
  recipient: { userId: string; name: string };
  onClose(): void;
}

export function NoteDialog({ recipient, onClose }: NoteDialogProps) {
  const [state, setState] = useState<LeaveNoteState>({ status: 'writing' });

  const [submit] = useAction(async (body: Parameters<LeaveNoteProps['onSubmit']>[0]) => {
    setState({ status: 'sending' });
    try {
      const path = { userId: recipient.userId };
      await unwrap(office.POST('/v1/users/{userId}/desk/notes', { params: { path }, body }));
      toasts.show({ type: 'SUCCESS', title: i18next.t('web:noteLeft', { name: recipient.name }) });
      onClose();
    } catch (failure) {
      const full = errorCode(failure) === 'deskNoteLimitReached';
      setState({ status: 'failed', reason: full ? 'full' : 'other' });
    }
  });

  return (
    <LeaveNote
      open
      recipientName={recipient.name}
      state={state}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
