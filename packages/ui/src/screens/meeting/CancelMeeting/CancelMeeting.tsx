import type { MeetingScope } from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '../../../primitives/AlertDialog/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { MeetingScopeChoice } from '../SeriesScopeDialog/MeetingScopeChoice.tsx';

export interface CancelMeetingProps {
  open: boolean;
  title: string;
  others: number;
  room?: string | null;
  series?: boolean;
  submitting?: boolean;
  error?: { text?: string } | undefined;
  onCancelMeeting(event: { scope: MeetingScope }): void;
  onKeep(): void;
}

export function CancelMeeting({ open, ...props }: CancelMeetingProps) {
  // Unmounts while closed, to reset the selection.
  return open ? <Question {...props} /> : null;
}

function Question(props: Omit<CancelMeetingProps, 'open'>) {
  const { title, others, room, series = false, submitting = false, error } = props;
  const { t } = useTranslation('meeting');
  const [scope, setScope] = useState<MeetingScope>('THIS');
  const lost = [
    ...(others > 0 ? [t('cancelMeeting.people', { count: others })] : []),
    ...(room ? [t('cancelMeeting.room', { room })] : []),
  ];
  return (
    <AlertDialog
      open
      danger
      title={t('cancelMeeting.title', { title })}
      description={lost.join('\n')}
      confirmLabel={t('cancelMeeting.confirm')}
      cancelLabel={t('cancelMeeting.keep')}
      loading={submitting}
      onConfirm={() => props.onCancelMeeting({ scope })}
      onCancel={props.onKeep}
    >
      {(series || error) && (
        <Stack gap={4}>
          {series && (
            <MeetingScopeChoice
              label={t('cancelMeeting.scope')}
              scope={scope}
              disabled={submitting}
              onChange={setScope}
            />
          )}
          {error && (
            <Callout tone="danger" announce>
              {error.text ?? t('cancelMeeting.failed')}
            </Callout>
          )}
        </Stack>
      )}
    </AlertDialog>
  );
}
