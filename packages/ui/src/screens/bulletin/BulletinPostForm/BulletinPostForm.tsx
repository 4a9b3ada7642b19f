import { fileKeysIn, maxBulletinFiles, maxContentLength, maxTextLength } from '@office/vocabulary';
import type { TFunction } from 'i18next';
import { useMemo, type ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { EditConflictNotice } from '../../../patterns/EditConflictNotice/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import {
  FileUpload,
  type FileUploadProps,
  type UploadItem,
} from '../../../patterns/FileUpload/index.ts';
import { Form } from '../../../patterns/form/Form.tsx';
import { FormSelect } from '../../../patterns/form/FormSelect.tsx';
import { FormTextField } from '../../../patterns/form/FormTextField.tsx';
import { FormTypedField } from '../../../patterns/form/FormTypedField.tsx';
import { useFocusFirst } from '../../../patterns/form/useFocusFirst.ts';
import { useFormControl } from '../../../patterns/form/useFormControl.ts';
import { useControlledForm } from '../../../patterns/form/useControlledForm.ts';
import { FormField } from '../../../patterns/FormField/index.ts';
import { FormPanel } from '../../../patterns/FormPanel/index.ts';
import { useText } from '../../../patterns/LocaleProvider/useText.ts';
import { MarkdownField, type MarkdownFieldProps } from '../../../patterns/MarkdownField/index.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { listSeparator } from '../../../patterns/texts.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import type { BulletinBoardItem, BulletinPostValues } from '../bulletin.ts';
import * as styles from './BulletinPostForm.css.ts';

export type BulletinPostFormState =
  | { status: 'loading' }
  | { status: 'error' }
  /** The post was deleted or belongs to another member. */
  | { status: 'gone' }
  /** The member may not post on any board. */
  | { status: 'noBoards' }
  | {
      status: 'ready';
      values: BulletinPostValues;
      /** Boards the member may post on. When editing, only the board of the post. */
      boards: readonly Pick<BulletinBoardItem, 'id' | 'name'>[];
      files: readonly UploadItem[];
      /** Signed URLs of the files in the text, by key. */
      links?: Readonly<Record<string, string>>;
      /** The form was restored from a draft. */
      resumed?: boolean;
      error?: string | undefined;
      /** The currently stored version after a conflict, with the names of its files. */
      theirs?: (BulletinPostValues & { fileNames: readonly string[] }) | undefined;
    };

export interface BulletinPostFormProps {
  state: BulletinPostFormState;
  editing: boolean;
  /** The `accept` attribute of the file input. */
  accept?: string;
  submitting?: boolean;
  onType(event: { values: BulletinPostValues }): void;
  /** Uploads a file for the text. Resolves to its key or an error. */
  onUpload: NonNullable<MarkdownFieldProps['onUpload']>;
  onChooseFiles: NonNullable<FileUploadProps['onChoose']>;
  onRemoveFile(event: { id: string }): void;
  onRetryFile(event: { id: string }): void;
  onSubmit(): void;
  onKeepMine(): void;
  onTakeTheirs(): void;
  /** Discards the restored draft. */
  onDiscard(): void;
  onBack(): void;
  onRetry(): void;
}

export function BulletinPostForm(props: BulletinPostFormProps) {
  const { state, editing, submitting = false, onBack } = props;
  const { t } = useTranslation('bulletin');
  const title = t(editing ? 'form.edit' : 'form.new');
  const frame = (content: ReactNode) => (
    <div className={styles.root} data-component="BulletinPostForm" data-status={state.status}>
      {content}
    </div>
  );
  if (state.status === 'gone' || state.status === 'noBoards') {
    return frame(
      <SidePanel title={title} onBack={onBack}>
        <EmptyState
          icon={icons.bulletinBoard}
          title={t(state.status === 'gone' ? 'post.gone' : 'form.noBoards')}
          description={t(state.status === 'gone' ? 'post.goneHint' : 'form.noBoardsHint')}
          action={<Button onPress={onBack}>{t('post.toList')}</Button>}
        />
      </SidePanel>,
    );
  }
  return frame(
    <FormPanel
      title={title}
      status={state.status}
      loadingLabel={t('form.loading')}
      failedTitle={t('form.loadingFailed')}
      submitLabel={t(editing ? 'save' : 'form.publish')}
      submitting={submitting}
      onBack={onBack}
      onRetry={props.onRetry}
    >
      {(formId) => state.status === 'ready' && <Fields {...props} state={state} formId={formId} />}
    </FormPanel>,
  );
}

interface FieldsProps extends BulletinPostFormProps {
  state: Extract<BulletinPostFormState, { status: 'ready' }>;
  formId: string;
}

type FormValues = BulletinPostValues & { files: readonly UploadItem[] };

function Fields({ state, editing, formId, submitting = false, ...props }: FieldsProps) {
  const { values, boards, files, links } = state;
  const { t } = useTranslation('bulletin');
  const schema = useSchema();
  const form = useControlledForm<FormValues>({
    schema,
    values: { ...values, files },
    onType: ({ values: { boardId, title, content } }) =>
      props.onType({ values: { boardId, title, content } }),
  });
  return (
    <Form id={formId} submitting={submitting} onSubmit={form.handleSubmit(() => props.onSubmit())}>
      {state.theirs && (
        <Clash {...props} state={state} theirs={state.theirs} submitting={submitting} />
      )}
      {state.error && (
        <Callout tone="danger" announce title={t('form.failed')}>
          {state.error}
        </Callout>
      )}
      {state.resumed && !state.theirs && !state.error && (
        <Callout
          action={
            <Button size="sm" disabled={submitting} onPress={props.onDiscard}>
              {t('form.discard')}
            </Button>
          }
        >
          {t('form.resumed')}
        </Callout>
      )}
      {!editing && (
        <FormSelect
          control={form.control}
          name="boardId"
          label={t('form.board')}
          options={boards.map((board) => ({ value: board.id, label: board.name }))}
        />
      )}
      <FormTextField control={form.control} name="title" label={t('form.title')} />
      <FormTypedField control={form.control} name="content" label={t('form.content')}>
        {(input) => (
          <MarkdownField {...input} files={links} accept={props.accept} onUpload={props.onUpload} />
        )}
      </FormTypedField>
      <FilesField {...props} control={form.control} files={files} />
    </Form>
  );
}

interface FilesFieldProps extends Pick<
  FieldsProps,
  'accept' | 'onChooseFiles' | 'onRemoveFile' | 'onRetryFile'
> {
  control: Control<FormValues>;
  files: readonly UploadItem[];
}

function FilesField({ control, files, ...props }: FilesFieldProps) {
  const { t } = useTranslation('bulletin');
  const field = useFormControl({ control, name: 'files' });
  const root = useFocusFirst(field.ref);
  return (
    <div ref={root}>
      <FormField label={t('files')} error={field.error}>
        {({ id, describedBy, invalid }) => (
          <FileUpload
            {...{ id, describedBy, invalid }}
            accept={props.accept}
            hint={t('form.filesHint', { count: maxBulletinFiles })}
            items={files}
            multiple
            onChoose={props.onChooseFiles}
            onCancel={props.onRemoveFile}
            onRetry={props.onRetryFile}
            onRemove={props.onRemoveFile}
          />
        )}
      </FormField>
    </div>
  );
}

function useSchema() {
  const { t } = useTranslation('bulletin');
  return useMemo(
    () =>
      z.custom<FormValues>().check(({ value, issues }) => {
        const refuse = (field: 'title' | 'content' | 'files', message: string | undefined) => {
          if (message) issues.push({ code: 'custom', path: [field], message, input: value });
        };
        refuse('title', textMistake(value.title, maxTextLength, t));
        refuse('content', textMistake(value.content, maxContentLength, t));
        refuse('files', fileMistake(value, t));
      }),
    [t],
  );
}

function textMistake(text: string, most: number, t: TFunction<'bulletin'>): string | undefined {
  const over = [...text].length - most;
  if (over > 0) return t('tooLong', { count: over });
  return text.trim() === '' ? t('form.required') : undefined;
}

function fileMistake({ files, content }: FormValues, t: TFunction<'bulletin'>): string | undefined {
  if (files.some(({ status }) => status === 'uploading' || status === 'waiting')) {
    return t('form.filesUploading');
  }
  if (files.some(({ status }) => status === 'failed')) return t('form.filesFailed');
  const named = new Set([...files.map(({ id }) => id), ...fileKeysIn(content)]);
  return named.size > maxBulletinFiles
    ? t('form.tooManyFiles', { count: maxBulletinFiles })
    : undefined;
}

function Clash({
  state: { values, files },
  theirs,
  submitting = false,
  ...on
}: Pick<FieldsProps, 'state' | 'submitting' | 'onKeepMine' | 'onTakeTheirs'> & {
  theirs: NonNullable<FieldsProps['state']['theirs']>;
}) {
  const { t } = useTranslation('bulletin');
  const words = useText();
  const names = (list: readonly string[]) => list.join(words(listSeparator));
  const fields = [
    { id: 'title', label: t('form.title'), mine: values.title, theirs: theirs.title },
    { id: 'content', label: t('form.content'), mine: values.content, theirs: theirs.content },
    {
      id: 'files',
      label: t('files'),
      mine: names(files.map(({ name }) => name)),
      theirs: names(theirs.fileNames),
    },
  ];
  return (
    <EditConflictNotice
      fields={fields.filter(({ mine, theirs: other }) => mine !== other)}
      submitting={submitting}
      onKeepMine={on.onKeepMine}
      onTakeTheirs={on.onTakeTheirs}
    />
  );
}
