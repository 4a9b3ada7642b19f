import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../patterns/form/Form.tsx';
import { FormTextField } from '../../../patterns/form/FormTextField.tsx';
import { useFormChanges } from '../../../patterns/form/useFormChanges.ts';
import { useValidatedForm } from '../../../patterns/form/useValidatedForm.ts';
import { useClock } from '../../../patterns/useClock.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import type { MeetingClock } from '../meeting.ts';
import { useMeetingTimes } from '../meetingTimes.ts';
import { isMeetingLink, joinMeetingSchema, type JoinMeetingValues } from './JoinMeeting.schema.ts';

export type JoinMeetingProblem =
  /** `wrong` does not reveal whether the number or the passcode was wrong. */
  | { kind: 'wrong' | 'early' | 'over' | 'full' }
  /** Too many attempts. `until`: epoch ms. */
  | { kind: 'blocked'; until: number }
  | { kind: 'failed'; text?: string };

export interface JoinMeetingFieldsProps {
  formId: string;
  submitting: boolean;
  clock?: MeetingClock | undefined;
  draft?: Partial<JoinMeetingValues> | undefined;
  problem?: JoinMeetingProblem | undefined;
  /** Whether the input is a link that can be opened. */
  onLinkChange(event: { isLink: boolean }): void;
  onDraft?: ((event: { values: JoinMeetingValues }) => void) | undefined;
  onJoin(event: JoinMeetingValues): void;
  onOpenLink(event: { url: string }): void;
}

export function JoinMeetingFields(props: JoinMeetingFieldsProps) {
  const { formId, submitting, draft, problem } = props;
  const { t } = useTranslation(['meeting', 'common']);
  const schema = useMemo(
    () =>
      joinMeetingSchema((rule) =>
        rule === 'required' ? t('common:validation.required') : t(`join.${rule}`),
      ),
    [t],
  );
  const form = useValidatedForm<JoinMeetingValues>({
    schema,
    defaultValues: { number: draft?.number ?? '', passcode: draft?.passcode ?? '' },
    ...(problem?.kind === 'wrong'
      ? { problem: { field: 'passcode', text: t('join.wrong'), cause: problem } }
      : {}),
  });
  const { control, handleSubmit } = form;
  useFormChanges(form, (values) => {
    props.onLinkChange({ isLink: isMeetingLink(values.number.trim()) });
    props.onDraft?.({ values });
  });
  const number = useWatch({ control, name: 'number' });
  return (
    <Form
      id={formId}
      submitting={submitting}
      onSubmit={handleSubmit((values) =>
        isMeetingLink(values.number)
          ? props.onOpenLink({ url: values.number })
          : props.onJoin(values),
      )}
    >
      <Problem problem={problem} clock={props.clock} />
      <FormTextField
        control={control}
        name="number"
        label={t('join.number')}
        hint={t('join.numberHint')}
        autoComplete="off"
      />
      {!isMeetingLink(number.trim()) && (
        <FormTextField
          control={control}
          name="passcode"
          label={t('join.passcode')}
          autoComplete="off"
        />
      )}
    </Form>
  );
}

function Problem({ problem, clock }: Pick<JoinMeetingFieldsProps, 'problem' | 'clock'>) {
  const { t } = useTranslation('meeting');
  const times = useMeetingTimes(useClock(clock));
  if (!problem || problem.kind === 'wrong') return null;
  const text = () => {
    switch (problem.kind) {
      case 'blocked':
        return t('join.blocked', { time: times.time(new Date(problem.until).toISOString()) });
      case 'failed':
        return problem.text ?? t('join.failed');
      default:
        return t(`join.${problem.kind}`);
    }
  };
  return (
    <Callout tone={problem.kind === 'early' ? 'info' : 'danger'} announce>
      {text()}
    </Callout>
  );
}
