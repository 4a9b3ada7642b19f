import { type Language, maxTutorialMinutes, textIn } from '@office/vocabulary';
import { useMemo, useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import type { Breadcrumb } from '../../../../patterns/Breadcrumbs/index.ts';
import { EditConflictNotice } from '../../../../patterns/EditConflictNotice/index.ts';
import { EmptyState } from '../../../../patterns/EmptyState/index.ts';
import { notBlank } from '../../../../patterns/fieldRules.ts';
import { Form } from '../../../../patterns/form/Form.tsx';
import { FormNumberField } from '../../../../patterns/form/FormNumberField.tsx';
import { FormSelect } from '../../../../patterns/form/FormSelect.tsx';
import { useControlledForm } from '../../../../patterns/form/useControlledForm.ts';
import type { UploadItem } from '../../../../patterns/FileUpload/index.ts';
import { useLanguage } from '../../../../patterns/LocaleProvider/useLanguage.ts';
import { useText } from '../../../../patterns/LocaleProvider/useText.ts';
import type { MarkdownFieldProps } from '../../../../patterns/MarkdownField/index.ts';
import { AlertDialog } from '../../../../primitives/AlertDialog/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { StatusLabel } from '../../../../primitives/StatusLabel/index.ts';
import { ContentFormPage } from '../../content/ContentFormPage.tsx';
import { ContentTextFields } from '../../content/ContentTextFields.tsx';
import { completeTexts, contentTexts, textDifferences } from '../../content/contentTexts.ts';
import { PublishDialog } from '../../content/PublishDialog.tsx';
import { useContentTexts } from '../../content/useContentTexts.ts';
import { WriteOrPreview, type ContentView } from '../../content/WriteOrPreview.tsx';
import * as contentPage from '../../contentPage.css.ts';
import type { AdminTutorialCategoryItem, AdminTutorialItem, TutorialValues } from '../tutorial.ts';
import { AttachmentsField, CoverField } from './FileFields.tsx';

type TextName = `${'title' | 'content'}.${Language}`;
type FieldName = TextName | 'categoryId' | 'minutes' | 'attachments' | 'cover';

export type TutorialFormState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'gone' }
  | {
      status: 'ready';
      /** Null for a new tutorial. */
      stored: AdminTutorialItem | null;
      values: TutorialValues;
      typed: boolean;
      /** Signed URLs of the files in the content, by key. */
      files?: Readonly<Record<string, string>>;
      uploads?: readonly UploadItem[];
      coverUpload?: UploadItem | null;
      refused?: Partial<Record<FieldName, string>> | undefined;
      error?: string | undefined;
      theirs?: TutorialValues | undefined;
    };

export interface TutorialFormProps {
  state: TutorialFormState;
  categories: readonly AdminTutorialCategoryItem[];
  /** Linked while the list of categories is empty. */
  categoriesHref: string;
  breadcrumbs?: readonly Breadcrumb[];
  submitting?: boolean;
  renderPreview(event: { language: Language }): ReactNode;
  onType(event: { values: TutorialValues }): void;
  onSubmit(): void;
  /** Saves the form, then publishes. */
  onPublish(event: { notify: boolean }): void;
  onUnpublish(): void;
  onKeepMine(): void;
  onTakeTheirs(): void;
  onDiscard(): void;
  onUpload?: MarkdownFieldProps['onUpload'];
  /** Files were chosen. The caller uploads them and adds each to `attachments` when it completes. */
  onAttach(event: { files: readonly File[] }): void;
  /** Cancels an upload or dismisses a rejected one. */
  onUploadDismiss(event: { id: string }): void;
  onUploadRetry(event: { id: string }): void;
  onCoverChoose(event: { file: File }): void;
  onCoverDismiss(): void;
  onRetry(): void;
}

export function TutorialForm(props: TutorialFormProps) {
  const { state } = props;
  const { t } = useContentTexts('tutorial');
  const language = useLanguage();
  const stored = state.status === 'ready' ? state.stored : null;
  const isNew = state.status === 'ready' && !state.stored;
  const description = stored
    ? t('form.progress', { opened: stored.openedCount, done: stored.doneCount })
    : undefined;
  return (
    <ContentFormPage
      area="tutorial"
      component="TutorialForm"
      status={state.status}
      title={isNew ? t('form.create') : stored ? textIn(stored.title, language) : t('form.edit')}
      {...(description && { description })}
      breadcrumbs={props.breadcrumbs}
      mark={
        stored && (
          <StatusLabel tone={stored.publishedAt ? 'success' : 'neutral'}>
            {t(stored.publishedAt ? 'state.PUBLISHED' : 'state.DRAFT')}
          </StatusLabel>
        )
      }
      onRetry={props.onRetry}
    >
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
    </ContentFormPage>
  );
}

interface ReadyProps extends TutorialFormProps {
  state: Extract<TutorialFormState, { status: 'ready' }>;
}

function Ready(props: ReadyProps) {
  const { state, categories, submitting = false, onType, onSubmit, onPublish } = props;
  const { stored, values, refused, files, uploads = [], coverUpload } = state;
  const { t } = useContentTexts('tutorial');
  const language = useLanguage();
  const [view, setView] = useState<ContentView>('write');
  const [confirming, setConfirming] = useState<'publish' | 'unpublish'>();
  const schema = useSchema({
    sends: uploads.some(isSending),
    sendsCover: coverUpload != null && isSending(coverUpload),
  });
  const form = useControlledForm<TutorialValues>({ schema, values, refused, onType });
  const isPublished = stored?.publishedAt != null;
  const tryTo = (next: () => void) => {
    setView('write');
    if (!submitting) void form.handleSubmit(() => next())();
  };
  return (
    <div className={contentPage.form}>
      <Form submitting={submitting} onSubmit={() => tryTo(onSubmit)}>
        {state.theirs && <Clash {...props} theirs={state.theirs} />}
        {state.error && (
          <Callout tone="danger" announce title={t('form.failed')}>
            {state.error}
          </Callout>
        )}
        <WriteOrPreview
          area="tutorial"
          view={view}
          onViewChange={(event) => setView(event.view)}
          preview={props.renderPreview}
        >
          <ContentTextFields
            control={form.control}
            area="tutorial"
            headingLevel={2}
            textFiles={{ files, onUpload: props.onUpload }}
          />
          <AttachmentsField
            control={form.control}
            uploads={uploads}
            files={files}
            onAttach={props.onAttach}
            onUploadDismiss={props.onUploadDismiss}
            onUploadRetry={props.onUploadRetry}
          />
          <FormSelect
            control={form.control}
            name="categoryId"
            label={t('form.category')}
            options={categories.map(({ id, name }) => ({
              value: id,
              label: textIn(name, language),
            }))}
          />
          <FormNumberField
            control={form.control}
            name="minutes"
            label={t('form.minutes')}
            mark="optional"
            hint={t('form.minutesHint')}
            min={1}
            max={maxTutorialMinutes}
          />
          <CoverField
            control={form.control}
            upload={coverUpload ?? null}
            url={values.cover ? files?.[values.cover.key] : undefined}
            onChoose={props.onCoverChoose}
            onDismiss={props.onCoverDismiss}
          />
        </WriteOrPreview>
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
                onPress={() => tryTo(() => setConfirming('publish'))}
              >
                {t('publish')}
              </Button>
              <Button type="submit" disabled={submitting}>
                {t('form.submitDraft')}
              </Button>
            </>
          )}
          {isPublished && (
            <Button disabled={submitting} onPress={() => setConfirming('unpublish')}>
              {t('unpublish')}
            </Button>
          )}
          <Button variant="ghost" disabled={submitting} onPress={props.onDiscard}>
            {t(state.typed || !stored ? 'form.discard' : 'form.back')}
          </Button>
        </div>
      </Form>
      {confirming === 'publish' && (
        <PublishDialog
          area="tutorial"
          title={textIn(values.title, language)}
          notified={stored?.notifiedAt != null}
          onPublish={onPublish}
          onClose={() => setConfirming(undefined)}
        />
      )}
      <AlertDialog
        open={confirming === 'unpublish'}
        title={t('unpublishTitle', { title: stored ? textIn(stored.title, language) : '' })}
        description={t(state.typed ? 'form.unpublishTypedHelp' : 'unpublishHelp')}
        confirmLabel={t('unpublish')}
        cancelLabel={t('keep')}
        onConfirm={() => {
          props.onUnpublish();
          setConfirming(undefined);
        }}
        onCancel={() => setConfirming(undefined)}
      />
    </div>
  );
}

const isSending = ({ status }: UploadItem) => status === 'uploading' || status === 'waiting';

/** Form rules. Running uploads prevent publishing. */
function useSchema({ sends, sendsCover }: { sends: boolean; sendsCover: boolean }) {
  const { t } = useContentTexts('tutorial');
  const language = useLanguage();
  return useMemo(() => {
    const sent = (isThere: boolean) => z.refine(() => isThere, { error: t('form.stillUploading') });
    const fields = z.object({
      ...contentTexts,
      categoryId: z.string().check(notBlank),
      minutes: z.nullable(z.number()),
      attachments: z.custom<TutorialValues['attachments']>().check(sent(!sends)),
      cover: z.custom<TutorialValues['cover']>().check(sent(!sendsCover)),
    });
    return fields.check(completeTexts(language));
  }, [t, language, sends, sendsCover]);
}

function Clash({ theirs, ...props }: ReadyProps & { theirs: TutorialValues }) {
  const { t } = useContentTexts('tutorial');
  const say = useText();
  const language = useLanguage();
  const { values } = props.state;
  const nameOf = (categoryId: string) => {
    const category = props.categories.find(({ id }) => id === categoryId);
    return category ? textIn(category.name, language) : '–';
  };
  const minutesOf = ({ minutes }: TutorialValues) => minutes?.toString() ?? '';
  const filesOf = ({ attachments }: TutorialValues) =>
    attachments.map(({ fileName }) => fileName).join('\n');
  const names = { say, title: t('form.title'), content: t('form.content') };
  const texts = textDifferences(values, theirs, names);
  const others = [
    { id: 'attachments', mine: filesOf(values), theirs: filesOf(theirs) },
    { id: 'category', mine: nameOf(values.categoryId), theirs: nameOf(theirs.categoryId) },
    { id: 'minutes', mine: minutesOf(values), theirs: minutesOf(theirs) },
    { id: 'cover', mine: values.cover?.fileName ?? '', theirs: theirs.cover?.fileName ?? '' },
  ].map((field) => ({ ...field, label: t(`form.${field.id}`) }));
  return (
    <EditConflictNotice
      fields={[...texts, ...others].filter(({ mine, theirs: other }) => mine !== other)}
      submitting={props.submitting ?? false}
      onKeepMine={props.onKeepMine}
      onTakeTheirs={props.onTakeTheirs}
    />
  );
}
