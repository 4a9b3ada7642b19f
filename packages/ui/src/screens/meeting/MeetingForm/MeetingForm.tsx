import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormPanel } from '../../../patterns/FormPanel/index.ts';
import { JoinMeetingFields, type JoinMeetingProblem } from '../JoinMeeting/JoinMeetingFields.tsx';
import type { JoinMeetingValues } from '../JoinMeeting/JoinMeeting.schema.ts';
import type { MeetingClock } from '../meeting.ts';
import { PlanFields, type PlanFieldsProps } from './PlanFields.tsx';
import type { MeetingFormValues, MeetingPlanMode } from './meetingFormValues.ts';
import * as styles from './MeetingForm.css.ts';

export type MeetingFormState =
  | { status: 'loading' }
  | { status: 'error' }
  /** `restored`: from a draft. `followsClock`: the start follows the clock until changed. */
  | { status: 'create'; values: MeetingFormValues; restored?: boolean; followsClock?: boolean }
  /** `restored`: the values contain changes from a draft. */
  | { status: 'edit'; values: MeetingFormValues; restored?: boolean };

interface FormPanelCallbacks {
  /** Undefined beside a calendar, which closes the form itself. */
  onBack?: (() => void) | undefined;
  onRetry(): void;
}

export interface PlanMeetingFormProps
  extends Omit<PlanFieldsProps, 'formId' | 'state' | 'mode'>, FormPanelCallbacks {
  mode: MeetingPlanMode;
  state: MeetingFormState;
}

export interface JoinMeetingFormProps {
  mode: 'FOR_JOIN_MEETING';
  clock?: MeetingClock;
  submitting?: boolean;
  draft?: JoinMeetingValues | undefined;
  problem?: JoinMeetingProblem | undefined;
  onDraft?(event: { values: JoinMeetingValues }): void;
  onJoin(event: JoinMeetingValues): void;
  onOpenLink(event: { url: string }): void;
  onBack(): void;
}

export type MeetingFormProps = PlanMeetingFormProps | JoinMeetingFormProps;

export function MeetingForm(props: MeetingFormProps) {
  return props.mode === 'FOR_JOIN_MEETING' ? <JoinForm {...props} /> : <PlanForm {...props} />;
}

const titles = {
  CREATE: 'form.create',
  CREATE_NOW: 'form.now',
  CREATE_MEETING_ROOM_NOW: 'form.room',
} as const;

function PlanForm({ state, onBack, onRetry, ...fields }: PlanMeetingFormProps) {
  const { t } = useTranslation('meeting');
  const { mode } = fields;
  const isOpen = state.status === 'create' || state.status === 'edit';
  const editing = state.status === 'edit';
  return (
    <div
      className={styles.root}
      data-component="MeetingForm"
      data-mode={mode}
      data-status={state.status}
    >
      <FormPanel
        title={t(editing ? 'form.edit' : titles[mode])}
        status={isOpen ? 'ready' : state.status}
        loadingLabel={t('form.loading')}
        rows={6}
        failedTitle={t('form.loadFailed')}
        submitLabel={t(`form.submit.${editing ? 'edit' : mode}`)}
        submitting={fields.submitting ?? false}
        {...(onBack ? { onBack } : {})}
        onRetry={onRetry}
      >
        {(formId) => isOpen && <PlanFields {...fields} state={state} formId={formId} />}
      </FormPanel>
    </div>
  );
}

function JoinForm({ submitting = false, onBack, ...fields }: JoinMeetingFormProps) {
  const { t } = useTranslation('meeting');
  const [isLink, setIsLink] = useState(false);
  return (
    <div
      className={styles.root}
      data-component="MeetingForm"
      data-mode={fields.mode}
      data-status="create"
    >
      <FormPanel
        title={t('join.title')}
        status="ready"
        loadingLabel={t('form.loading')}
        failedTitle={t('form.loadFailed')}
        submitLabel={t(isLink ? 'join.openLink' : 'join.submit')}
        submitting={submitting}
        onBack={onBack}
        onRetry={onBack}
      >
        {(formId) => (
          <JoinMeetingFields
            {...fields}
            formId={formId}
            submitting={submitting}
            onLinkChange={(event) => setIsLink(event.isLink)}
          />
        )}
      </FormPanel>
    </div>
  );
}
