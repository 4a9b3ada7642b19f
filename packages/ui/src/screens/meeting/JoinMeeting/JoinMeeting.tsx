import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import type { MeetingClock } from '../meeting.ts';
import type { JoinMeetingValues } from './JoinMeeting.schema.ts';
import { JoinMeetingFields, type JoinMeetingProblem } from './JoinMeetingFields.tsx';

export interface JoinMeetingProps {
  open: boolean;
  clock?: MeetingClock;
  submitting?: boolean;
  /** A new object for each server response. */
  problem?: JoinMeetingProblem | undefined;
  onJoin(event: JoinMeetingValues): void;
  onOpenLink(event: { url: string }): void;
  onClose(): void;
}

export function JoinMeeting({ open, submitting = false, onClose, ...fields }: JoinMeetingProps) {
  const { t } = useTranslation('meeting');
  const formId = useId();
  const [isLink, setIsLink] = useState(false);
  return (
    <Dialog
      open={open}
      sheet
      title={t('join.title')}
      description={t('join.description')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('join.close')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={submitting}>
            {t(isLink ? 'join.openLink' : 'join.submit')}
          </Button>
        </>
      }
    >
      <JoinMeetingFields
        {...fields}
        formId={formId}
        submitting={submitting}
        onLinkChange={(event) => setIsLink(event.isLink)}
      />
    </Dialog>
  );
}
