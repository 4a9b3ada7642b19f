import { useId, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { DateField, isIsoDate } from '../../../../patterns/DateField/index.ts';
import { requiredText, maxTextLengthRule } from '../../../../patterns/fieldRules.ts';
import { Form } from '../../../../patterns/form/Form.tsx';
import { FormTextField } from '../../../../patterns/form/FormTextField.tsx';
import { FormTypedField } from '../../../../patterns/form/FormTypedField.tsx';
import { useControlledForm } from '../../../../patterns/form/useControlledForm.ts';
import { isIsoTime, TimeField } from '../../../../patterns/TimeField/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { Dialog } from '../../../../primitives/Dialog/index.ts';
import type {
  BookingDialog,
  ClosureValues,
  MeetingRoomBookingsProps,
} from './MeetingRoomBookings.types.ts';
import * as styles from './MeetingRoomBookings.css.ts';

const releaseSchema = z.object({ reason: requiredText() });

type OneDialog<Kind extends BookingDialog['kind']> = Omit<MeetingRoomBookingsProps, 'dialog'> & {
  dialog: Extract<BookingDialog, { kind: Kind }>;
};

/** Cancels a booking. The participants are notified of the reason. */
export function ReleaseDialog({ dialog, ...page }: OneDialog<'release'>) {
  const { t } = useTranslation('admin-rooms');
  const { reason, meetingId } = dialog;
  const form = useControlledForm<{ reason: string }>({
    schema: releaseSchema,
    values: { reason },
    onType: ({ values }) => page.onDialogChange({ dialog: { ...dialog, ...values } }),
  });
  return (
    <FormDialog
      {...page}
      title={t('meeting.releaseNamed', { title: dialog.title })}
      description={t('meeting.releaseHint')}
      submit={{ label: t('meeting.releaseSubmit'), variant: 'danger' }}
      onSubmit={form.handleSubmit((typed) => page.onRelease({ meetingId, ...typed }))}
    >
      <FormTextField
        control={form.control}
        name="reason"
        label={t('meeting.reason')}
        hint={t('meeting.reasonHint')}
        autoComplete="off"
      />
    </FormDialog>
  );
}

export function CloseDialog({ dialog, ...page }: OneDialog<'close'>) {
  const { t } = useTranslation('admin-rooms');
  const { roomId, values } = dialog;
  const schema = useClosureSchema();
  const form = useControlledForm<ClosureValues>({
    schema,
    values,
    onType: (event) => page.onDialogChange({ dialog: { ...dialog, values: event.values } }),
  });
  return (
    <FormDialog
      {...page}
      title={t('meeting.closeNamed', { name: dialog.roomName })}
      submit={{ label: t('meeting.closeSubmit'), variant: 'primary' }}
      onSubmit={form.handleSubmit((typed) => page.onClose({ roomId, values: typed }))}
    >
      <FormTypedField control={form.control} name="date" label={t('meeting.date')}>
        {(input) => <DateField {...input} />}
      </FormTypedField>
      <div className={styles.pair}>
        <FormTypedField control={form.control} name="from" label={t('meeting.from')}>
          {(input) => <TimeField {...input} />}
        </FormTypedField>
        <FormTypedField control={form.control} name="to" label={t('meeting.to')}>
          {(input) => (
            <TimeField {...input} {...(isIsoTime(values.from) && { from: values.from })} />
          )}
        </FormTypedField>
      </div>
      <FormTextField
        control={form.control}
        name="reason"
        label={t('meeting.reason')}
        hint={t('meeting.reasonHint')}
        autoComplete="off"
      />
    </FormDialog>
  );
}

interface FormDialogProps extends Pick<
  MeetingRoomBookingsProps,
  'submitting' | 'problem' | 'onDialogChange'
> {
  title: string;
  description?: string;
  submit: { label: string; variant: 'danger' | 'primary' };
  onSubmit(): void;
  children: ReactNode;
}

function FormDialog({
  title,
  description,
  submitting = false,
  problem,
  submit,
  children,
  onDialogChange,
  onSubmit,
}: FormDialogProps) {
  const { t } = useTranslation('admin-rooms');
  const formId = useId();
  const close = () => onDialogChange({ dialog: null });
  return (
    <Dialog
      open
      title={title}
      {...(description && { description })}
      closeLabel={t('meeting.shut')}
      onClose={close}
      actions={
        <>
          <Button onPress={close}>{t('meeting.cancel')}</Button>
          <Button type="submit" form={formId} variant={submit.variant} loading={submitting}>
            {submit.label}
          </Button>
        </>
      }
    >
      <Form id={formId} submitting={submitting} onSubmit={onSubmit}>
        {children}
        {problem && (
          <Callout tone="danger" announce>
            {problem}
          </Callout>
        )}
      </Form>
    </Dialog>
  );
}

function useClosureSchema() {
  const { t } = useTranslation('admin-rooms');
  return useMemo(
    () =>
      z
        .object({
          date: z.string().check(z.refine(isIsoDate, { error: t('meeting.dateInvalid') })),
          from: z.string(),
          to: z.string(),
          // Does not abort validation, so that an invalid time is reported together with it.
          reason: z
            .string()
            .check(z.trim(), z.minLength(1, 'validation.required'), maxTextLengthRule),
        })
        .check(({ value, issues }) => {
          const { from, to } = value;
          if (isIsoTime(from) && isIsoTime(to) && from < to) return;
          const message = t('meeting.timeInvalid');
          issues.push({ code: 'custom', path: ['to'], message, input: value });
        }),
    [t],
  );
}
