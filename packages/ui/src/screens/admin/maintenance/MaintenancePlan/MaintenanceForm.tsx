import { formatLongDateTime } from '@office/vocabulary';
import { useId, useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { EditConflictNotice } from '../../../../patterns/EditConflictNotice/index.ts';
import { DateField } from '../../../../patterns/DateField/index.ts';
import { optionalEmail, maxTextLengthRule } from '../../../../patterns/fieldRules.ts';
import { Form } from '../../../../patterns/form/Form.tsx';
import { FormTextField } from '../../../../patterns/form/FormTextField.tsx';
import { FormTypedField } from '../../../../patterns/form/FormTypedField.tsx';
import { useControlledForm } from '../../../../patterns/form/useControlledForm.ts';
import { useLanguage } from '../../../../patterns/LocaleProvider/useLanguage.ts';
import { TimeField } from '../../../../patterns/TimeField/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { Drawer } from '../../../../primitives/Drawer/index.ts';
import { Stack } from '../../../../primitives/Stack/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import { TextArea } from '../../../../primitives/TextArea/index.ts';
import * as styles from './MaintenancePlan.css.ts';
import type {
  MaintenanceEdit,
  MaintenanceProblem,
  MaintenanceValues,
} from './MaintenancePlan.types.ts';

interface MaintenanceFormProps {
  edit: MaintenanceEdit;
  submitting?: boolean;
  onChange(event: { values: MaintenanceValues }): void;
  onSubmit(): void;
  onKeepMine(): void;
  onTakeTheirs(): void;
  onClose(): void;
  onDiscard(): void;
}

const names = [
  'startDay',
  'startTime',
  'endDay',
  'endTime',
  'phone',
  'email',
  'ja',
  'en',
] as const satisfies readonly (keyof MaintenanceValues)[];

type Day = 'startDay' | 'endDay';

export function MaintenanceForm(props: MaintenanceFormProps) {
  const { edit, submitting = false, onChange } = props;
  const { values, problem, started, error, theirs } = edit;
  const { t } = useTranslation('admin-maintenance');
  const formId = useId();
  const schema = useSchema();
  const form = useControlledForm<MaintenanceValues>({
    schema,
    values,
    refused: refusalOf(problem, (each) => t(`form.${each}`)),
    onType: onChange,
  });
  return (
    <Drawer
      open
      size="lg"
      title={t(edit.id ? 'form.edit' : 'form.create')}
      closeLabel={t('form.close')}
      onClose={props.onClose}
      actions={
        <>
          <Button onPress={props.onDiscard}>{t('form.discard')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={submitting}>
            {t(edit.id ? 'form.submitEdit' : 'form.submitCreate')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        submitting={submitting}
        onSubmit={form.handleSubmit(() => props.onSubmit())}
      >
        {theirs && (
          <EditConflictNotice
            fields={names
              .filter((name) => values[name] !== theirs.values[name])
              .map((name) => ({
                id: name,
                label: t(`form.${name}`),
                mine: values[name],
                theirs: theirs.values[name],
              }))}
            submitting={submitting}
            onKeepMine={props.onKeepMine}
            onTakeTheirs={props.onTakeTheirs}
          />
        )}
        {error && (
          <Callout tone="danger" announce title={t('form.failed')}>
            {error}
          </Callout>
        )}
        <DateTimeFields form={form} of="start" disabled={started} />
        <DateTimeFields form={form} of="end" />
        <FormTextField
          control={form.control}
          name="phone"
          label={t('form.phone')}
          mark="optional"
          type="tel"
        />
        <FormTextField
          control={form.control}
          name="email"
          label={t('form.email')}
          mark="optional"
          type="email"
        />
        {(['ja', 'en'] as const).map((name) => (
          <FormTypedField
            key={name}
            control={form.control}
            name={name}
            label={t(`form.${name}`)}
            hint={t('form.textHelp')}
            mark="optional"
          >
            {(input) => <TextArea {...input} rows={3} maxLength={500} />}
          </FormTypedField>
        ))}
        <Preview values={values} />
      </Form>
    </Drawer>
  );
}

function useSchema() {
  const { t } = useTranslation('admin-maintenance');
  return useMemo(() => {
    const text = z.string();
    const fields = {
      ...{ startDay: text, startTime: text, endDay: text, endTime: text, ja: text, en: text },
      phone: z.string().check(z.trim(), maxTextLengthRule),
      email: optionalEmail(),
    };
    return z.object(fields).check(({ value, issues }) => {
      const start = timeOf(value.startDay, value.startTime);
      const end = timeOf(value.endDay, value.endTime);
      const refuse = (field: Day, message: string) =>
        issues.push({ code: 'custom', path: [field], message, input: value });
      if (start === null) refuse('startDay', t('form.timeNeeded'));
      if (end === null) refuse('endDay', t('form.timeNeeded'));
      else if (start !== null && end <= start) refuse('endDay', t('form.endInvalid'));
    });
  }, [t]);
}

interface MomentProps {
  form: UseFormReturn<MaintenanceValues>;
  of: 'start' | 'end';
  disabled?: boolean;
}

function DateTimeFields({
  form: { control, trigger, formState },
  of,
  disabled = false,
}: MomentProps) {
  const { t } = useTranslation('admin-maintenance');
  const [day, time] = [`${of}Day`, `${of}Time`] as const;
  return (
    <div className={styles.pair}>
      <FormTypedField control={control} name={day} label={t(`form.${day}`)}>
        {(input) => <DateField {...input} disabled={disabled} />}
      </FormTypedField>
      <FormTypedField control={control} name={time} label={t(`form.${time}`)}>
        {(input) => (
          <TimeField
            {...input}
            disabled={disabled}
            onChange={(change) => {
              input.onChange(change);
              if (formState.errors[day]) void trigger(day);
            }}
            onBlur={() => {
              input.onBlur();
              void trigger(day);
            }}
          />
        )}
      </FormTypedField>
    </div>
  );
}

/** Converts local date and time to ISO 8601. Null while either is missing. */
function timeOf(day: string, time: string): string | null {
  const at = new Date(`${day}T${time}:00`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

function refusalOf(
  problem: MaintenanceProblem | null | undefined,
  say: (problem: MaintenanceProblem) => string,
): Partial<Record<Day, string>> | undefined {
  if (!problem) return undefined;
  return { [problem === 'endInvalid' ? 'endDay' : 'startDay']: say(problem) };
}

function Preview({ values }: { values: MaintenanceValues }) {
  const { t } = useTranslation('admin-maintenance');
  const language = useLanguage();
  const start = timeOf(values.startDay, values.startTime);
  const end = timeOf(values.endDay, values.endTime);
  const message = values[language] || values[language === 'ja' ? 'en' : 'ja'];
  const time = (at: string | null) => (at === null ? '–' : formatLongDateTime(at));
  return (
    <Callout title={t('form.preview')}>
      <Stack gap={1}>
        {message.trim() && (
          <Text as="p" preserveLines>
            {message}
          </Text>
        )}
        <Text as="p" tabular>{`${time(start)} – ${time(end)}`}</Text>
        {[values.phone, values.email]
          .filter((line) => line.trim() !== '')
          .map((line) => (
            <Text key={line} as="p">
              {line}
            </Text>
          ))}
      </Stack>
    </Callout>
  );
}
