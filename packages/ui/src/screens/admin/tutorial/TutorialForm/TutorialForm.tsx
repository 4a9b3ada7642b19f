import {
  languages,
  maxContentLength,
  maxTextLength,
  maxTutorialMinutes,
  type Language,
} from '@office/vocabulary';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Breadcrumb } from '../../../../patterns/Breadcrumbs/index.ts';
import { ChangedMeanwhile } from '../../../../patterns/ChangedMeanwhile/index.ts';
import { EmptyState } from '../../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../../patterns/ErrorState/index.ts';
import { useChecked } from '../../../../patterns/form/useChecked.ts';
import { FormField } from '../../../../patterns/FormField/index.ts';
import type { UploadItem } from '../../../../patterns/FileUpload/index.ts';
import { LoadingState } from '../../../../patterns/LoadingState/index.ts';
import { useLanguage } from '../../../../patterns/LocaleProvider/useLanguage.ts';
import { useText } from '../../../../patterns/LocaleProvider/useText.ts';
import { LocalizedField } from '../../../../patterns/LocalizedField/index.ts';
import {
  MarkdownField,
  type MarkdownFieldProps,
} from '../../../../patterns/MarkdownField/index.ts';
import { PageHeader } from '../../../../patterns/PageHeader/index.ts';
import { languageSwitch, validation } from '../../../../patterns/texts.ts';
import { AlertDialog } from '../../../../primitives/AlertDialog/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { SegmentedControl } from '../../../../primitives/SegmentedControl/index.ts';
import { Select } from '../../../../primitives/Select/index.ts';
import { Stack } from '../../../../primitives/Stack/index.ts';
import { StatusLabel } from '../../../../primitives/StatusLabel/index.ts';
import { TextField } from '../../../../primitives/TextField/index.ts';
import * as contentPage from '../../contentPage.css.ts';
import { PublishDialog } from '../PublishDialog.tsx';
import type { AdminTutorialCategoryItem, AdminTutorialItem, TutorialValues } from '../tutorial.ts';
import { AttachmentsField, CoverField } from './FileFields.tsx';

/** A text of the form, in one language. */
type TextName = `${'title' | 'content'}.${Language}`;
type FieldName = TextName | 'categoryId' | 'minutes' | 'attachments' | 'cover';

export type TutorialFormState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'gone' }
  | {
      status: 'ready';
      /** As it is stored; null for one that is written now. */
      stored: AdminTutorialItem | null;
      values: TutorialValues;
      /** Something is typed that is not stored. */
      typed: boolean;
      /** Signed addresses of the files that it names, by their keys. */
      files?: Readonly<Record<string, string>>;
      /** Attachments on their way, and those that were refused. */
      uploads?: readonly UploadItem[];
      /** The picture on its way, or refused. */
      coverUpload?: UploadItem | null;
      /** The fields that the server refused, with the words for it. */
      refused?: Partial<Record<FieldName, string>> | undefined;
      /** Why it was not stored. */
      error?: string | undefined;
      /** Someone else was faster: their version. */
      theirs?: TutorialValues | undefined;
    };

export interface TutorialFormProps {
  state: TutorialFormState;
  categories: readonly AdminTutorialCategoryItem[];
  /** The address of the page with the categories, where there is none yet. */
  categoriesHref: string;
  breadcrumbs?: readonly Breadcrumb[];
  submitting?: boolean;
  /** Shows it as members see it. */
  renderPreview(event: { language: Language }): ReactNode;
  onType(event: { values: TutorialValues }): void;
  onSubmit(): void;
  /** Stores what is typed, and shows it to members. */
  onPublish(event: { notify: boolean }): void;
  onUnpublish(): void;
  onKeepMine(): void;
  onTakeTheirs(): void;
  onDiscard(): void;
  /** A picture or file of the text. */
  onUpload?: MarkdownFieldProps['onUpload'];
  /** Files were chosen: upload them, and add each to the attachments once it is there. */
  onAttach(event: { files: readonly File[] }): void;
  /** An upload is no longer wanted, or its refusal was read. */
  onUploadDismiss(event: { id: string }): void;
  onUploadRetry(event: { id: string }): void;
  onCoverChoose(event: { file: File }): void;
  onCoverDismiss(): void;
  onRetry(): void;
}

/** A tutorial in both languages: written, its files, looked at as members see it, published. */
export function TutorialForm(props: TutorialFormProps) {
  const { state } = props;
  const { t } = useTranslation('admin-tutorial');
  const language = useLanguage();
  const stored = state.status === 'ready' ? state.stored : null;
  const isNew = state.status === 'ready' && !state.stored;
  const description = stored
    ? t('form.progress', { opened: stored.openedCount, done: stored.doneCount })
    : undefined;
  return (
    <div className={contentPage.page} data-component="TutorialForm" data-status={state.status}>
      <PageHeader
        title={isNew ? t('form.create') : (stored?.title[language] ?? t('form.edit'))}
        {...(description && { description })}
        {...(props.breadcrumbs && { breadcrumbs: props.breadcrumbs })}
        mark={
          stored && (
            <StatusLabel tone={stored.publishedAt ? 'success' : 'neutral'}>
              {t(stored.publishedAt ? 'state.PUBLISHED' : 'state.DRAFT')}
            </StatusLabel>
          )
        }
      />
      {state.status === 'loading' && <LoadingState shape="form" label={t('form.loading')} />}
      {state.status === 'error' && <ErrorState onRetry={props.onRetry} />}
      {state.status === 'gone' && <EmptyState icon={icons.tutorial} title={t('form.gone')} />}
      {state.status === 'ready' &&
        (props.categories.length === 0 ? (
          <EmptyState
            icon={icons.tutorial}
            title={t('form.noCategory')}
            description={t('form.noCategoryHint')}
            action={
              <Button variant="primary" href={props.categoriesHref}>
                {t('form.toCategories')}
              </Button>
            }
          />
        ) : (
          <Ready {...props} state={state} />
        ))}
    </div>
  );
}

interface ReadyProps extends TutorialFormProps {
  state: Extract<TutorialFormState, { status: 'ready' }>;
}

function Ready(props: ReadyProps) {
  const { state, categories, submitting = false, onType, onSubmit, onPublish } = props;
  const { stored, values, refused, files, uploads = [], coverUpload } = state;
  const { t } = useTranslation('admin-tutorial');
  const words = useText();
  const language = useLanguage();
  const [view, setView] = useState<'write' | 'preview'>('write');
  const [asked, setAsked] = useState<'publish' | 'unpublish'>();
  const isSending = (item: UploadItem) => item.status === 'uploading' || item.status === 'waiting';
  const { form, errorOf, leave, attempt } = useChecked<FieldName>(
    () => ({
      ...textMistakes(values, words(validation.required)),
      ...(values.categoryId ? {} : { categoryId: words(validation.required) }),
      ...(areMinutes(values.minutes)
        ? {}
        : { minutes: t('form.minutesWrong', { max: maxTutorialMinutes }) }),
      ...(uploads.some(isSending) ? { attachments: t('form.stillUploading') } : {}),
      ...(coverUpload && isSending(coverUpload) ? { cover: t('form.stillUploading') } : {}),
    }),
    refused,
  );
  const set = (change: Partial<TutorialValues>) => onType({ values: { ...values, ...change } });
  const text = (field: 'title' | 'content') => ({
    label: t(`form.${field}`),
    value: values[field],
    maxLength: field === 'title' ? maxTextLength : maxContentLength,
    errors: { ja: errorOf(`${field}.ja`), en: errorOf(`${field}.en`) },
    onChange: (event: { value: Record<Language, string> }) => set({ [field]: event.value }),
    onBlur: (event: { language: Language }) => leave(`${field}.${event.language}`),
  });
  const isPublished = stored?.publishedAt != null;
  const tryTo = (next: () => void) => {
    setView('write');
    if (!submitting && attempt()) next();
  };
  return (
    <form
      ref={form}
      noValidate
      aria-busy={submitting || undefined}
      className={contentPage.form}
      onSubmit={(event) => {
        event.preventDefault();
        tryTo(onSubmit);
      }}
    >
      <Stack gap={5}>
        {state.theirs && <Clash {...props} theirs={state.theirs} />}
        {state.error && (
          <Callout tone="danger" announce title={t('form.failed')}>
            {state.error}
          </Callout>
        )}
        <SegmentedControl
          ariaLabel={t('form.view')}
          options={[
            { value: 'write', label: t('form.write') },
            { value: 'preview', label: t('form.preview') },
          ]}
          value={view}
          onChange={(event) => setView(event.value)}
        />
        {view === 'preview' && <Preview renderPreview={props.renderPreview} />}
        {/* It stays while the preview is shown: uploads and what can be undone go on. */}
        <div hidden={view === 'preview'}>
          <Stack gap={5}>
            <LocalizedField {...text('title')} />
            <LocalizedField {...text('content')} layout="tabs">
              {(control) => (
                <MarkdownField
                  {...control}
                  maxLength={maxContentLength}
                  rows={14}
                  headingLevel={2}
                  {...(files ? { files } : {})}
                  {...(props.onUpload ? { onUpload: props.onUpload } : {})}
                />
              )}
            </LocalizedField>
            <AttachmentsField
              attachments={values.attachments}
              uploads={uploads}
              files={files}
              error={errorOf('attachments')}
              onChange={({ attachments }) => set({ attachments })}
              onAttach={props.onAttach}
              onUploadDismiss={props.onUploadDismiss}
              onUploadRetry={props.onUploadRetry}
            />
            <FormField label={t('form.category')} error={errorOf('categoryId')}>
              {({ id, describedBy, invalid }) => (
                <Select
                  {...{ id, invalid }}
                  {...(describedBy ? { describedBy } : {})}
                  value={values.categoryId}
                  options={categories.map((category) => ({
                    value: category.id,
                    label: category.name[language],
                  }))}
                  onChange={({ value }) => set({ categoryId: value })}
                />
              )}
            </FormField>
            <FormField
              label={t('form.minutes')}
              mark="optional"
              hint={t('form.minutesHint')}
              error={errorOf('minutes')}
            >
              {(control) => (
                <TextField
                  {...control}
                  inputMode="numeric"
                  value={values.minutes}
                  onChange={({ value }) => set({ minutes: value })}
                  onBlur={() => leave('minutes')}
                />
              )}
            </FormField>
            <CoverField
              cover={values.cover}
              upload={coverUpload ?? null}
              url={values.cover ? files?.[values.cover.key] : undefined}
              error={errorOf('cover')}
              onChoose={props.onCoverChoose}
              onDismiss={props.onCoverDismiss}
              onRemove={() => set({ cover: null })}
            />
          </Stack>
        </div>
        <div className={contentPage.actions}>
          {isPublished ? (
            <Button type="submit" variant="primary" loading={submitting}>
              {t('form.submitEdit')}
            </Button>
          ) : (
            <>
              <Button
                variant="primary"
                loading={submitting}
                onPress={() => tryTo(() => setAsked('publish'))}
              >
                {t('publish')}
              </Button>
              <Button type="submit" disabled={submitting}>
                {t('form.submitDraft')}
              </Button>
            </>
          )}
          {isPublished && (
            <Button disabled={submitting} onPress={() => setAsked('unpublish')}>
              {t('unpublish')}
            </Button>
          )}
          <Button variant="ghost" disabled={submitting} onPress={props.onDiscard}>
            {t(state.typed || !stored ? 'form.discard' : 'form.back')}
          </Button>
        </div>
      </Stack>
      {asked === 'publish' && (
        <PublishDialog
          title={values.title[language]}
          notified={stored?.notifiedAt != null}
          onPublish={onPublish}
          onClose={() => setAsked(undefined)}
        />
      )}
      <AlertDialog
        open={asked === 'unpublish'}
        title={t('unpublishTitle', { title: stored?.title[language] ?? '' })}
        description={t(state.typed ? 'form.unpublishTypedHelp' : 'unpublishHelp')}
        confirmLabel={t('unpublish')}
        cancelLabel={t('keep')}
        onConfirm={() => {
          props.onUnpublish();
          setAsked(undefined);
        }}
        onCancel={() => setAsked(undefined)}
      />
    </form>
  );
}

/** The texts that cannot be stored. One that is too long says so itself. */
function textMistakes(values: TutorialValues, missing: string): Partial<Record<TextName, string>> {
  const found: Partial<Record<TextName, string>> = {};
  for (const field of ['title', 'content'] as const) {
    const most = field === 'title' ? maxTextLength : maxContentLength;
    for (const language of languages) {
      const text = values[field][language];
      if (text.trim() === '' || [...text].length > most) found[`${field}.${language}`] = missing;
    }
  }
  return found;
}

/** Whether what is typed is a number of minutes, or nothing. */
function areMinutes(typed: string): boolean {
  const minutes = Number(typed.normalize('NFKC').trim());
  if (typed.trim() === '') return true;
  return Number.isInteger(minutes) && minutes >= 1 && minutes <= maxTutorialMinutes;
}

function Preview({ renderPreview }: Pick<TutorialFormProps, 'renderPreview'>) {
  const { t } = useTranslation('admin-tutorial');
  const words = useText();
  const [language, setLanguage] = useState<Language>(useLanguage());
  return (
    <div className={contentPage.preview}>
      <SegmentedControl
        size="sm"
        ariaLabel={t('form.inLanguage')}
        options={languages.map((value) => ({ value, label: words(languageSwitch[value]) }))}
        value={language}
        onChange={({ value }) => setLanguage(value)}
      />
      {renderPreview({ language })}
    </div>
  );
}

function Clash({ theirs, ...props }: ReadyProps & { theirs: TutorialValues }) {
  const { t } = useTranslation('admin-tutorial');
  const words = useText();
  const language = useLanguage();
  const { values } = props.state;
  const nameOf = (categoryId: string) =>
    props.categories.find(({ id }) => id === categoryId)?.name[language] ?? '–';
  const filesOf = ({ attachments }: TutorialValues) =>
    attachments.map(({ fileName }) => fileName).join('\n');
  const texts = (['title', 'content'] as const).flatMap((field) =>
    languages.map((one) => ({
      id: `${field}.${one}`,
      label: `${t(`form.${field}`)} (${words(languageSwitch[one])})`,
      mine: values[field][one],
      theirs: theirs[field][one],
    })),
  );
  const others = [
    { id: 'attachments', mine: filesOf(values), theirs: filesOf(theirs) },
    { id: 'category', mine: nameOf(values.categoryId), theirs: nameOf(theirs.categoryId) },
    { id: 'minutes', mine: values.minutes, theirs: theirs.minutes },
    { id: 'cover', mine: values.cover?.fileName ?? '', theirs: theirs.cover?.fileName ?? '' },
  ].map((field) => ({ ...field, label: t(`form.${field.id}`) }));
  return (
    <ChangedMeanwhile
      fields={[...texts, ...others].filter(({ mine, theirs: other }) => mine !== other)}
      submitting={props.submitting ?? false}
      onKeepMine={props.onKeepMine}
      onTakeTheirs={props.onTakeTheirs}
    />
  );
}
