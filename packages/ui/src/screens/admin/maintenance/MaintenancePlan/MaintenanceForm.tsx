import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangedMeanwhile } from '../../../../patterns/ChangedMeanwhile/index.ts';
import { DateField } from '../../../../patterns/DateField/index.ts';
import { Form } from '../../../../patterns/form/Form.tsx';
import { FormField } from '../../../../patterns/FormField/index.ts';
import { useLanguage } from '../../../../patterns/LocaleProvider/useLanguage.ts';
import { TimeField } from '../../../../patterns/TimeField/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { Drawer } from '../../../../primitives/Drawer/index.ts';
import { TextArea } from '../../../../primitives/TextArea/index.ts';
import { TextField } from '../../../../primitives/TextField/index.ts';
import * as styles from './MaintenancePlan.css.ts';
import type { MaintenanceEdit, MaintenanceValues } from './MaintenancePlan.types.ts';

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

/** A maintenance that is announced or changed, and what members will read. */
export function MaintenanceForm(props: MaintenanceFormProps) {
  const { edit, submitting = false, onChange } = props;
  const { values, problem, begun, error, theirs } = edit;
  const { t } = useTranslation('admin-maintenance');
  const language = useLanguage();
  const formId = useId();
  const set = (change: Partial<MaintenanceValues>) =>
    onChange({ values: { ...values, ...change } });
  const startError =
    problem === 'startInPast' || problem === 'overlaps' || problem === 'timeNeeded'
      ? t(`form.${problem}`)
      : undefined;
  const endError = problem === 'endInvalid' ? t('form.endInvalid') : undefined;
  const message = values[language] || values[language === 'ja' ? 'en' : 'ja'];
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
      <Form id={formId} submitting={submitting} onSubmit={props.onSubmit}>
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
          <FormField label={t('form.startDay')} error={startError}>
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
              />
            )}
          </FormField>
        </div>
        <div className={styles.pair}>
          <FormField label={t('form.endDay')} error={endError}>
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
              />
            )}
          </FormField>
        </div>
        <FormField label={t('form.phone')} mark="optional">
          {(control) => (
            <TextField
              {...control}
              type="tel"
              value={values.phone}
              onChange={({ value }) => set({ phone: value })}
            />
          )}
        </FormField>
        <FormField label={t('form.email')} mark="optional">
          {(control) => (
            <TextField
              {...control}
              type="email"
              value={values.email}
              onChange={({ value }) => set({ email: value })}
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
        <Callout title={t('form.preview')}>
          {[
            `${values.startDay} ${values.startTime} – ${values.endDay} ${values.endTime}`,
            message,
            values.phone,
            values.email,
          ]
            .filter((line) => line.trim() !== '')
            .join(' / ')}
        </Callout>
      </Form>
    </Drawer>
  );
}
