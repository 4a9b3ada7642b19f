import {
  languages,
  maxContentLength,
  missingTexts,
  type Language,
  type NotificationPublishing,
} from '@office/vocabulary';
import { useId, useMemo, useRef, useState } from 'react';
import { useController, type Control, type FieldPath } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import {
  AudienceField,
  audienceChoice,
  type AudienceFieldProps,
  type AudienceValue,
} from '../../../../patterns/AudienceField/index.ts';
import type { Breadcrumb } from '../../../../patterns/Breadcrumbs/index.ts';
import {
  EditConflictNotice,
  type ChangedField,
} from '../../../../patterns/EditConflictNotice/index.ts';
import { DateField } from '../../../../patterns/DateField/index.ts';
import { optionalLine } from '../../../../patterns/fieldRules.ts';
import { Form } from '../../../../patterns/form/Form.tsx';
import { FormLocalizedField } from '../../../../patterns/form/FormLocalizedField.tsx';
import { FormRadioGroup } from '../../../../patterns/form/FormRadioGroup.tsx';
import { useFormControl } from '../../../../patterns/form/useFormControl.ts';
import { useFormChanges } from '../../../../patterns/form/useFormChanges.ts';
import { useValidatedForm } from '../../../../patterns/form/useValidatedForm.ts';
import { FormField } from '../../../../patterns/FormField/index.ts';
import { useLanguage } from '../../../../patterns/LocaleProvider/useLanguage.ts';
import { MarkdownField, type MarkdownFiles } from '../../../../patterns/MarkdownField/index.ts';
import { numberText } from '../../../../patterns/numbers.ts';
import { PageHeader } from '../../../../patterns/PageHeader/index.ts';
import { TimeField } from '../../../../patterns/TimeField/index.ts';
import { AlertDialog } from '../../../../primitives/AlertDialog/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { NotificationPreview } from '../NotificationPreview.tsx';
import * as contentPage from '../../contentPage.css.ts';
import * as styles from '../notification.css.ts';

/** Values of the form. The time is in the time zone of the administrator's device. */
export interface NotificationValues {
  title: Record<Language, string>;
  content: Record<Language, string>;
  audience: AudienceValue;
  publishing: NotificationPublishing;
  /** ISO 8601: `2026-11-20` and `09:30`. Ignored unless the time is `AT`. */
  day: string;
  time: string;
}

/** A field rejected by the server, with the translated reason. A new object for each response. */
export interface NotificationProblem {
  field: FieldPath<NotificationValues>;
  text: string;
}

export interface NotificationFormProps {
  /** Null for a new notification. */
  id: string | null;
  /** Initial values: the stored ones or a draft. Later changes are ignored. */
  values: NotificationValues;
  theirs?: NotificationValues | null;
  audience: Pick<AudienceFieldProps, 'departments' | 'candidates' | 'memberCount' | 'onSearch'>;
  timeZone: string;
  textFiles?: MarkdownFiles;
  breadcrumbs?: readonly Breadcrumb[];
  submitting?: boolean;
  problem?: NotificationProblem | null;
  /** An error that belongs to no field. */
  error?: string | null;
  onType(event: { values: NotificationValues }): void;
  onSubmit(event: { values: NotificationValues }): void;
  onTakeTheirs(): void;
  onDiscard(): void;
}

const publishings = ['NOW', 'AT', 'DRAFT'] as const;

const timestampOf = ({ day, time }: Pick<NotificationValues, 'day' | 'time'>) =>
  new Date(`${day}T${time}:00`).getTime();

const isPast = (values: NotificationValues) => timestampOf(values) <= Date.now();

function useSchema() {
  const { t } = useTranslation('admin-notification');
  const language = useLanguage();
  return useMemo(() => {
    const content = () =>
      z.string().check(
        z.refine((value) => [...value].length <= maxContentLength, {
          error: t('form.contentTooLong', { max: maxContentLength }),
        }),
      );
    const texts = z.object({
      title: z.object({ ja: optionalLine(), en: optionalLine() }),
      content: z.object({ ja: content(), en: content() }),
      audience: z
        .custom<AudienceValue>()
        .check(
          z.refine((value) => audienceChoice(value) !== null, { error: t('form.audienceEmpty') }),
        ),
    });
    // Validates text and time together, so that all errors are shown together.
    return z.custom<NotificationValues>().check(({ value, issues }) => {
      const refuse = (path: PropertyKey[], message: string) =>
        issues.push({ code: 'custom', path, message, input: value });
      const result = texts.safeParse(value);
      const { title, content: body } = value;
      for (const path of missingTexts({ title, content: body }, language)) {
        refuse(path.split('.'), 'validation.required');
      }
      result.error?.issues.forEach(({ path, message }) => refuse(path, message));
      if (value.publishing !== 'AT') return;
      if (Number.isNaN(timestampOf(value))) refuse(['day'], t('form.timeNeeded'));
      else if (isPast(value)) refuse(['day'], t('form.timePast'));
    });
  }, [t, language]);
}

export function NotificationForm(props: NotificationFormProps) {
  const { id, values: initial, theirs, submitting = false, problem, onType, onSubmit } = props;
  const { t } = useTranslation('admin-notification');
  const language = useLanguage();
  const formId = useId();
  const [values, setValues] = useState(initial);
  const [confirming, setConfirming] = useState<NotificationValues>();
  const schema = useSchema();
  const form = useValidatedForm<NotificationValues>({
    schema,
    defaultValues: initial,
    problem: problem ? { ...problem, cause: problem } : undefined,
  });
  useFormChanges(form, (typed) => {
    setValues(typed);
    onType({ values: typed });
  });
  const send = (typed: NotificationValues) => {
    if (typed.publishing === 'NOW') setConfirming(typed);
    else onSubmit({ values: typed });
  };
  const { memberCount } = props.audience;
  return (
    <div className={contentPage.page} data-component="NotificationForm">
      <PageHeader
        title={t(id ? 'form.edit' : 'form.create')}
        {...(props.breadcrumbs && { breadcrumbs: props.breadcrumbs })}
      />
      {theirs && (
        <EditConflictNotice
          fields={differences(values, theirs)}
          submitting={submitting}
          onKeepMine={form.handleSubmit((typed) => onSubmit({ values: typed }))}
          onTakeTheirs={props.onTakeTheirs}
        />
      )}
      {props.error && (
        <Callout tone="danger" announce title={t('form.failed')}>
          {props.error}
        </Callout>
      )}
      <div className={styles.editorAndPreview}>
        <Form id={formId} submitting={submitting} onSubmit={form.handleSubmit(send)}>
          <FormLocalizedField
            control={form.control}
            name="title"
            label={t('form.title')}
            fallback
            maxLength={255}
          />
          <FormLocalizedField
            control={form.control}
            name="content"
            label={t('form.content')}
            fallback
            hint={t('form.contentHelp')}
            layout="tabs"
            maxLength={maxContentLength}
          >
            {(control) => <MarkdownField {...control} rows={12} {...props.textFiles} />}
          </FormLocalizedField>
          <Recipients control={form.control} audience={props.audience} />
          <FormRadioGroup
            control={form.control}
            name="publishing"
            label={t('form.publishing')}
            options={publishings.map((value) => ({ value, label: t(`publishing.${value}`) }))}
          />
          {values.publishing === 'AT' && (
            <PublishTime control={form.control} zone={props.timeZone} />
          )}
          <div className={styles.actions}>
            <Button type="submit" variant="primary" loading={submitting}>
              {t(`submit.${values.publishing}`)}
            </Button>
            <Button disabled={submitting} onPress={props.onDiscard}>
              {t('form.discard')}
            </Button>
          </div>
        </Form>
        <NotificationPreview
          title={values.title}
          content={values.content}
          {...(props.textFiles?.files && { files: props.textFiles.files })}
        />
      </div>
      <AlertDialog
        open={confirming !== undefined}
        title={t('form.askTitle', {
          count: memberCount ?? 0,
          people: numberText(memberCount ?? 0, language),
        })}
        description={t('form.askHelp')}
        confirmLabel={t('submit.NOW')}
        cancelLabel={t('keep')}
        onConfirm={() => {
          if (confirming) onSubmit({ values: confirming });
          setConfirming(undefined);
        }}
        onCancel={() => setConfirming(undefined)}
      />
    </div>
  );

  function differences(mine: NotificationValues, other: NotificationValues): ChangedField[] {
    const texts = (['title', 'content'] as const).flatMap((field) =>
      languages.map((one) => ({
        id: `${field}.${one}`,
        label: t(`form.${field}In`, { language: t(`language.${one}`) }),
        mine: mine[field][one],
        theirs: other[field][one],
      })),
    );
    const when = ({ publishing, day, time }: NotificationValues) =>
      publishing === 'AT' ? `${day} ${time}` : t(`publishing.${publishing}`);
    const rest = [
      {
        id: 'audience',
        label: t('form.audience'),
        mine: audienceText(mine.audience),
        theirs: audienceText(other.audience),
      },
      { id: 'publishing', label: t('form.publishing'), mine: when(mine), theirs: when(other) },
    ];
    return [...texts, ...rest].filter((field) => field.mine !== field.theirs);
  }

  function audienceText({ kind, roles, departments, people }: AudienceValue): string {
    const named = {
      ORGANIZATION: [t('audience.everyone')],
      ROLES: roles.map((role) => t(`audience.role.${role}`)),
      DEPARTMENTS: departments,
      PEOPLE: people.map(({ name }) => name),
    }[kind];
    return named.join(t('separator'));
  }
}

function Recipients({
  control,
  audience,
}: {
  control: Control<NotificationValues>;
  audience: NotificationFormProps['audience'];
}) {
  const { t } = useTranslation('admin-notification');
  const root = useRef<HTMLDivElement>(null);
  const { field, fieldState } = useController({ control, name: 'audience' });
  return (
    <div
      ref={(element) => {
        root.current = element;
        // The form focuses its first invalid field through this ref.
        field.ref({ focus: () => root.current?.querySelector('input')?.focus() });
      }}
    >
      <AudienceField
        {...audience}
        label={t('form.audience')}
        value={field.value}
        error={fieldState.error?.message}
        onChange={({ value }) => field.onChange(value)}
        onBlur={field.onBlur}
      />
    </div>
  );
}

function PublishTime({ control, zone }: { control: Control<NotificationValues>; zone: string }) {
  const { t } = useTranslation('admin-notification');
  const day = useFormControl({ control, name: 'day' });
  const time = useFormControl({ control, name: 'time' });
  return (
    <div className={styles.time}>
      <FormField label={t('form.day')} error={day.error} hint={t('form.zone', { zone })}>
        {(input) => (
          <DateField
            {...input}
            ref={day.ref}
            value={day.value as string}
            onChange={({ value }) => day.change(value)}
            onBlur={day.leave}
          />
        )}
      </FormField>
      <FormField label={t('form.time')}>
        {(input) => (
          <TimeField
            {...input}
            value={time.value as string}
            onChange={({ value }) => time.change(value)}
            onBlur={time.leave}
          />
        )}
      </FormField>
    </div>
  );
}
