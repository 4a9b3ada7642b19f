import {
  maxSurveyTextLength,
  maxSurveyTitleLength,
  surveyResultAudiences,
  type SurveyProblemAt,
  type SurveyProblemKind,
  type SurveyState,
} from '@office/vocabulary';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  AudienceField,
  type AudienceFieldProps,
} from '../../../../patterns/AudienceField/index.ts';
import type { Breadcrumb } from '../../../../patterns/Breadcrumbs/index.ts';
import {
  EditConflictNotice,
  type EditConflictNoticeProps,
} from '../../../../patterns/EditConflictNotice/index.ts';
import { DateField } from '../../../../patterns/DateField/index.ts';
import { ErrorState } from '../../../../patterns/ErrorState/index.ts';
import { FormField } from '../../../../patterns/FormField/index.ts';
import { LoadingState } from '../../../../patterns/LoadingState/index.ts';
import { MarkdownField, type MarkdownFiles } from '../../../../patterns/MarkdownField/index.ts';
import { PageHeader } from '../../../../patterns/PageHeader/index.ts';
import { TimeField } from '../../../../patterns/TimeField/index.ts';
import { AlertDialog } from '../../../../primitives/AlertDialog/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { Dialog } from '../../../../primitives/Dialog/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { Select } from '../../../../primitives/Select/index.ts';
import { StatusLabel } from '../../../../primitives/StatusLabel/index.ts';
import { Switch } from '../../../../primitives/Switch/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import { TextField } from '../../../../primitives/TextField/index.ts';
import * as styles from '../survey.css.ts';
import { surveyTones } from '../surveyTones.ts';
import { SectionsEditor } from './SectionsEditor.tsx';
import type { NewId, SurveyValues } from './surveyValues.ts';

export interface SurveyBuilderItem {
  id: string;
  /** Not saved yet. */
  isNew?: boolean;
  state: SurveyState;
  answered: number;
  recipients: number;
  /** The survey has answers, so only texts can be edited. */
  fixed: boolean;
  resultsHref: string;
}

export type SurveyBuilderState =
  { status: 'loading' } | { status: 'error' } | { status: 'ready'; survey: SurveyBuilderItem };

export interface SurveyBuilderProps {
  state: SurveyBuilderState;
  values: SurveyValues;
  audience: Pick<AudienceFieldProps, 'departments' | 'candidates' | 'memberCount' | 'onSearch'>;
  /** Problems that prevent publishing. Set after the first attempt. */
  problems: readonly SurveyProblemAt[];
  theirs: EditConflictNoticeProps['fields'] | null;
  /** The form has unsaved changes. */
  typed: boolean;
  submitting: boolean;
  error: string | null;
  preview: ReactNode;
  newId: NewId;
  textFiles?: MarkdownFiles;
  breadcrumbs?: readonly Breadcrumb[];
  onChange(event: { values: SurveyValues }): void;
  onSave(): void;
  onPublish(): void;
  onClose(): void;
  /** Accepts answers again until the end date in the form. */
  onReopen(): void;
  onDiscard(): void;
  onKeepMine(): void;
  onTakeTheirs(): void;
  onRetry(): void;
}

type Question = 'publish' | 'close' | 'reopen';

export function SurveyBuilder(props: SurveyBuilderProps) {
  const { state } = props;
  const { t } = useTranslation('admin-survey');
  if (state.status === 'loading') return <LoadingState shape="form" rows={6} />;
  if (state.status === 'error') return <ErrorState title={t('failed')} onRetry={props.onRetry} />;
  return <Ready key={state.survey.id} {...props} survey={state.survey} />;
}

function Ready(props: SurveyBuilderProps & { survey: SurveyBuilderItem }) {
  const { survey, values, problems, theirs, submitting, error, typed } = props;
  const { t } = useTranslation('admin-survey');
  const [confirming, setConfirming] = useState<Question>();
  const [previewing, setPreviewing] = useState(false);
  const isDraft = survey.state === 'DRAFT';
  const confirm = { publish: props.onPublish, close: props.onClose, reopen: props.onReopen };
  return (
    <div className={styles.page} data-component="SurveyBuilder">
      <PageHeader
        title={values.title || t('untitled')}
        mark={
          <StatusLabel tone={surveyTones[survey.state]}>{t(`state.${survey.state}`)}</StatusLabel>
        }
        {...(!isDraft && {
          description: t('turnout', { answered: survey.answered, recipients: survey.recipients }),
        })}
        {...(props.breadcrumbs ? { breadcrumbs: props.breadcrumbs } : {})}
        actions={
          <div className={styles.actions}>
            <Button icon={icons.show} onPress={() => setPreviewing(true)}>
              {t('preview')}
            </Button>
            {!isDraft && (
              <Button icon={icons.chart} href={survey.resultsHref}>
                {t('results')}
              </Button>
            )}
            {isDraft && (
              <Button
                variant="primary"
                loading={submitting}
                onPress={() => setConfirming('publish')}
              >
                {t('publish')}
              </Button>
            )}
            {(survey.state === 'OPEN' || survey.state === 'SCHEDULED') && (
              <Button onPress={() => setConfirming('close')}>{t('close')}</Button>
            )}
            {survey.state === 'CLOSED' && (
              <Button onPress={() => setConfirming('reopen')}>{t('reopen')}</Button>
            )}
          </div>
        }
      />
      {theirs && (
        <EditConflictNotice
          fields={theirs}
          submitting={submitting}
          onKeepMine={props.onKeepMine}
          onTakeTheirs={props.onTakeTheirs}
        />
      )}
      {error && (
        <Callout tone="danger" announce title={t('notStored')}>
          {error}
        </Callout>
      )}
      {problems.length > 0 && (
        <Callout tone="danger" announce title={t('incomplete', { count: problems.length })}>
          {[...new Set(problems.map(({ problem }) => t(`problem.${problem}`)))].join(' ')}
        </Callout>
      )}
      <Settings {...props} />
      <SectionsEditor
        sections={values.sections}
        fixed={survey.fixed}
        problems={problems}
        newId={props.newId}
        {...(props.textFiles && { textFiles: props.textFiles })}
        onChange={({ sections }) => props.onChange({ values: { ...values, sections } })}
      />
      <div className={styles.actions}>
        <Button
          variant={isDraft ? 'secondary' : 'primary'}
          loading={submitting}
          disabled={!typed}
          onPress={props.onSave}
        >
          {t(isDraft ? 'saveDraft' : 'save')}
        </Button>
        {typed && (
          <Button variant="ghost" onPress={props.onDiscard}>
            {t('discard')}
          </Button>
        )}
        <Text size="xs" tone="muted">
          {typed ? t('notSaved') : !survey.isNew && t('saved')}
        </Text>
      </div>
      <Dialog
        open={previewing}
        title={t('previewTitle')}
        closeLabel={t('closePreview')}
        onClose={() => setPreviewing(false)}
      >
        {props.preview}
      </Dialog>
      <AlertDialog
        open={confirming !== undefined}
        title={t(`ask.${confirming ?? 'publish'}Title`)}
        description={t(`ask.${confirming ?? 'publish'}Help`)}
        confirmLabel={t(confirming ?? 'publish')}
        cancelLabel={t('keep')}
        onConfirm={() => {
          if (confirming) confirm[confirming]();
          setConfirming(undefined);
        }}
        onCancel={() => setConfirming(undefined)}
      />
    </div>
  );
}

function Settings(props: SurveyBuilderProps & { survey: SurveyBuilderItem }) {
  const { survey, values, problems, audience, onChange } = props;
  const { t } = useTranslation('admin-survey');
  const set = (change: Partial<SurveyValues>) => onChange({ values: { ...values, ...change } });
  const has = (...kinds: SurveyProblemKind[]) => {
    const found = problems.find(({ problem }) => kinds.includes(problem));
    return found && t(`problem.${found.problem}`);
  };
  const isPublished = survey.state !== 'DRAFT';
  return (
    <section className={styles.part} aria-label={t('settings')}>
      <FormField label={t('form.title')} error={has('TITLE_MISSING')}>
        {(control) => (
          <TextField
            {...control}
            maxLength={maxSurveyTitleLength}
            value={values.title}
            onChange={({ value }) => set({ title: value })}
          />
        )}
      </FormField>
      <FormField label={t('form.description')} mark="optional">
        {({ id, labelledBy, describedBy }) => (
          <MarkdownField
            {...{ id, labelledBy, describedBy }}
            rows={4}
            headingLevel={2}
            maxLength={maxSurveyTextLength}
            {...props.textFiles}
            value={values.description}
            onChange={({ value }) => set({ description: value })}
          />
        )}
      </FormField>
      <AudienceField
        label={t('form.audience')}
        {...audience}
        value={values.audience}
        error={has('AUDIENCE_EMPTY')}
        onChange={({ value }) => set({ audience: value })}
      />
      <Times
        values={values}
        set={set}
        has={has}
        started={survey.state === 'OPEN' || survey.state === 'CLOSED'}
      />
      <Switch
        label={t('form.anonymous')}
        hint={t(isPublished ? 'form.anonymousFixed' : 'form.anonymousHint')}
        disabled={isPublished}
        checked={values.anonymous}
        onChange={({ checked }) =>
          set({ anonymous: checked, ...(checked && { changeable: false }) })
        }
      />
      <Switch
        label={t('form.changeable')}
        hint={t(values.anonymous ? 'form.changeableNot' : 'form.changeableHint')}
        disabled={values.anonymous}
        checked={values.changeable}
        onChange={({ checked }) => set({ changeable: checked })}
      />
      <FormField label={t('form.results')} hint={survey.fixed ? t('form.resultsFixed') : undefined}>
        {(control) => (
          <Select
            {...control}
            disabled={survey.fixed}
            value={values.results}
            options={surveyResultAudiences.map((value) => ({
              value,
              label: t(`resultsFor.${value}`),
            }))}
            onChange={({ value }) => set({ results: value })}
          />
        )}
      </FormField>
    </section>
  );
}

interface TimesProps {
  values: SurveyValues;
  /** The survey has opened, so its start is in the past. */
  started: boolean;
  set(change: Partial<SurveyValues>): void;
  has(...kinds: SurveyProblemKind[]): string | undefined;
}

function Times({ values, started, set, has }: TimesProps) {
  const { t } = useTranslation('admin-survey');
  return (
    <>
      <div className={styles.pair}>
        <FormField
          label={t('form.opensDay')}
          hint={t('form.opensHint')}
          error={has('START_IN_PAST')}
        >
          {(control) => (
            <DateField
              {...control}
              disabled={started}
              value={values.opensDay}
              onChange={({ value }) => set({ opensDay: value })}
            />
          )}
        </FormField>
        <FormField label={t('form.opensTime')}>
          {(control) => (
            <TimeField
              {...control}
              disabled={started}
              value={values.opensTime}
              onChange={({ value }) => set({ opensTime: value })}
            />
          )}
        </FormField>
      </div>
      <div className={styles.pair}>
        <FormField
          label={t('form.closesDay')}
          hint={t('form.closesHint')}
          error={has('END_BEFORE_START', 'END_IN_PAST')}
        >
          {(control) => (
            <DateField
              {...control}
              value={values.closesDay}
              onChange={({ value }) => set({ closesDay: value })}
            />
          )}
        </FormField>
        <FormField label={t('form.closesTime')}>
          {(control) => (
            <TimeField
              {...control}
              value={values.closesTime}
              onChange={({ value }) => set({ closesTime: value })}
            />
          )}
        </FormField>
      </div>
    </>
  );
}
