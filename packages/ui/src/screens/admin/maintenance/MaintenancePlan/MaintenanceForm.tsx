import { formatLongDateTime, maxTextLength } from '@office/vocabulary';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangedMeanwhile } from '../../../../patterns/ChangedMeanwhile/index.ts';
import { DateField } from '../../../../patterns/DateField/index.ts';
import { email } from '../../../../patterns/fieldRules.ts';
import { Form } from '../../../../patterns/form/Form.tsx';
import { useChecked } from '../../../../patterns/form/useChecked.ts';
import { FormField } from '../../../../patterns/FormField/index.ts';
import { useLanguage } from '../../../../patterns/LocaleProvider/useLanguage.ts';
import { useText } from '../../../../patterns/LocaleProvider/useText.ts';
import { validation } from '../../../../patterns/texts.ts';
import { TimeField } from '../../../../patterns/TimeField/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { Drawer } from '../../../../primitives/Drawer/index.ts';
import { Stack } from '../../../../primitives/Stack/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import { TextArea } from '../../../../primitives/TextArea/index.ts';
import { TextField } from '../../../../primitives/TextField/index.ts';
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

type Field = 'start' | 'end' | 'phone' | 'email';

const emailRule = email();

/** A maintenance that is announced or changed, and what members will read. */
export function MaintenanceForm(props: MaintenanceFormProps) {
  const { edit, submitting = false, onChange } = props;
  const { values, problem, begun, error, theirs } = edit;
  const { t } = useTranslation('admin-maintenance');
  const formId = useId();
  const set = (change: Partial<MaintenanceValues>) =>
    onChange({ values: { ...values, ...change } });
  const say = useText();
  const start = timeOf(values.startDay, values.startTime);
  const end = timeOf(values.endDay, values.endTime);
  const { form, errorOf, leave, attempt } = useChecked<Field>(
    () => ({
      ...(start === null && { start: t('form.timeNeeded') }),
      ...(end === null && { end: t('form.timeNeeded') }),
      ...(start !== null && end !== null && end <= start && { end: t('form.endInvalid') }),
      ...(values.phone.length > maxTextLength && { phone: say(validation.tooLong) }),
      ...(values.email.trim() !== '' &&
        !emailRule.safeParse(values.email).success && { email: say(validation.email) }),
    }),
    refusalOf(problem, (each) => t(`form.${each}`)),
  );
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
        ref={form}
        id={formId}
        submitting={submitting}
        onSubmit={() => {
          if (attempt()) props.onSubmit();
        }}
      >
        {theirs && (
          <ChangedMeanwhile
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
        <div className={styles.pair}>
          <FormField label={t('form.startDay')} error={errorOf('start')}>
            {(control) => (
              <DateField
                {...control}
                disabled={begun}
                value={values.startDay}
                onChange={({ value }) => set({ startDay: value })}
              />
            )}
          </FormField>
          <FormField label={t('form.startTime')}>
            {(control) => (
              <TimeField
                {...control}
                disabled={begun}
                value={values.startTime}
                onChange={({ value }) => set({ startTime: value })}
                onBlur={() => leave('start')}
              />
            )}
          </FormField>
        </div>
        <div className={styles.pair}>
          <FormField label={t('form.endDay')} error={errorOf('end')}>
            {(control) => (
              <DateField
                {...control}
                value={values.endDay}
                onChange={({ value }) => set({ endDay: value })}
              />
            )}
          </FormField>
          <FormField label={t('form.endTime')}>
            {(control) => (
              <TimeField
                {...control}
                value={values.endTime}
                onChange={({ value }) => set({ endTime: value })}
                onBlur={() => leave('end')}
              />
            )}
          </FormField>
        </div>
        <FormField label={t('form.phone')} mark="optional" error={errorOf('phone')}>
          {(control) => (
            <TextField
              {...control}
              type="tel"
              value={values.phone}
              onChange={({ value }) => set({ phone: value })}
              onBlur={() => leave('phone')}
            />
          )}
        </FormField>
        <FormField label={t('form.email')} mark="optional" error={errorOf('email')}>
          {(control) => (
            <TextField
              {...control}
              type="email"
              value={values.email}
              onChange={({ value }) => set({ email: value })}
              onBlur={() => leave('email')}
            />
          )}
        </FormField>
        {(['ja', 'en'] as const).map((name) => (
          <FormField key={name} label={t(`form.${name}`)} hint={t('form.textHelp')} mark="optional">
            {(control) => (
              <TextArea
                {...control}
                rows={3}
                maxLength={500}
                value={values[name]}
                onChange={({ value }) => set({ [name]: value })}
              />
            )}
          </FormField>
        ))}
        <Preview values={values} start={start} end={end} />
      </Form>
    </Drawer>
  );
}

/** The time of a day, as ISO 8601 has it; null while one of them is missing. */
function timeOf(day: string, time: string): string | null {
  const at = new Date(`${day}T${time}:00`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** The server's refusal at the field that it is about. */
function refusalOf(
  problem: MaintenanceProblem | null | undefined,
  say: (problem: MaintenanceProblem) => string,
): Partial<Record<Field, string>> | undefined {
  if (!problem) return undefined;
  return { [problem === 'endInvalid' ? 'end' : 'start']: say(problem) };
}

interface PreviewProps {
  values: MaintenanceValues;
  start: string | null;
  end: string | null;
}

/** The words that members will read while nobody can sign in. */
function Preview({ values, start, end }: PreviewProps) {
  const { t } = useTranslation('admin-maintenance');
  const language = useLanguage();
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
