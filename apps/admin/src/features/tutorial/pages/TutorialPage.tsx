import { OfficeError, unwrap, type Schemas } from '@office/api';
import { errorText } from '@office/client/errors/errorText.ts';
import { isMissing } from '@office/client/errors/isMissing.ts';
import { toasts } from '@office/client/toasts/toasts.ts';
import {
  TutorialForm,
  type TutorialFormState,
  type TutorialFileValue,
} from '@office/ui/screens/admin/tutorial';
import {
  fileKeysIn,
  maxTutorialFiles,
  mimeTypeOf,
  textIn,
  tutorialRules,
  tutorialFileKindOf,
  type Language,
} from '@office/vocabulary';
import i18next from 'i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { office } from '../../../platform/api/client.ts';
import { useMutateQueries, useQuery } from '../../../platform/api/queries.ts';
import { useContentForm } from '../../../platform/content/useContentForm.ts';
import { uploadTo, useFileLinks, preSignFile } from '../../../platform/files/contentFiles.ts';
import { usePageTrail } from '../../../platform/navigation/PageTrail.ts';
import { TutorialPreview } from '../TutorialPreview.tsx';
import { categoriesHref, tutorialHref, tutorialsHref } from '../tutorialPaths.ts';
import { newValues, toRequest, toValues } from '../tutorialValues.ts';
import { signedUpload, useUploads } from '@office/client/files/useUploads.ts';

const send = signedUpload((file) => preSignFile('tutorial_attachment', file));

/** @param onUploaded called for each completed upload */
function useTutorialUploads(onUploaded: (file: TutorialFileValue) => void) {
  const { uploads, list } = useUploads<string>({
    send,
    onDone({ item, file: { name: fileName, size }, result: key }) {
      uploads.dismiss(item.id);
      const kind = tutorialFileKindOf(mimeTypeOf(tutorialRules, fileName) ?? '');
      onUploaded({ key, fileName, kind, size });
    },
  });
  return {
    items: list.map(({ item }) => item),
    add: (file: File, refusal?: string) => uploads.add(file, refusal),
    dismiss: (id: string) => uploads.dismiss(id),
    retry: (id: string) => uploads.retry(id),
  };
}

type Tutorial = Schemas['AdminTutorial'];
type FieldErrors = NonNullable<Extract<TutorialFormState, { status: 'ready' }>['refused']>;

const path = '/v1/admin/tutorials';
const upload = uploadTo('tutorial_attachment');

export function TutorialPage() {
  const { tutorialId = 'new' } = useParams();
  return <Editor key={tutorialId} tutorialId={tutorialId} />;
}

function Editor({ tutorialId }: { tutorialId: string }) {
  const navigate = useNavigate();
  const breadcrumbs = usePageTrail();
  const renew = useMutateQueries();
  const isNew = tutorialId === 'new';
  const params = { path: { tutorialId } };
  const stored = useQuery(`${path}/{tutorialId}`, isNew ? null : { params });
  const categories = useQuery('/v1/admin/tutorial-categories', {});
  const form = useContentForm({
    form: 'tutorial',
    target: tutorialId,
    stored,
    toValues,
    newValues: newValues(categories.data?.data[0]?.id ?? ''),
    refusalOf: fieldErrorsOf,
    renew: () => Promise.all([renew([path]), renew(['/v1/admin/tutorial-categories'])]),
  });
  const { values, isTyped, version, run, forget } = form;
  const files = useFileLinks([
    ...fileKeysIn(`${values.content.ja}\n${values.content.en}`),
    ...values.attachments.map(({ key }) => key),
    ...(values.cover ? [values.cover.key] : []),
  ]);

  const attachments = useTutorialUploads((file) =>
    form.update((before) => ({ ...before, attachments: [...before.attachments, file] })),
  );
  const cover = useTutorialUploads(({ key, fileName }) =>
    form.update((before) => ({ ...before, cover: { key, fileName } })),
  );

  const store = async (over: number): Promise<Tutorial> => {
    const body = toRequest(values);
    if (isNew) return unwrap(office.POST(path, { body }));
    if (!isTyped && stored.data) return stored.data;
    const call = office.PATCH(`${path}/{tutorialId}`, { params, body: { ...body, version: over } });
    return unwrap(call);
  };
  const finish = async (news: 'draft' | 'changed' | 'published') => {
    toasts.show({ type: 'SUCCESS', title: i18next.t(`admin-tutorial:stored.${news}`) });
    await navigate(tutorialsHref);
  };
  const save = (over: number) =>
    run(async () => {
      const { publishedAt } = await store(over);
      forget();
      await renew([`${path}/{tutorialId}`]);
      await finish(publishedAt ? 'changed' : 'draft');
    });
  const publish = (notify: boolean) =>
    run(async () => {
      const savedVersion = await store(version);
      forget();
      const at = { params: { path: { tutorialId: savedVersion.id } } };
      const body = { version: savedVersion.version, notify };
      try {
        await unwrap(office.POST(`${path}/{tutorialId}/publish`, { ...at, body }));
      } catch (failure) {
        // The draft is already saved: a new one continues at its own URL.
        if (isNew) await navigate(tutorialHref(savedVersion.id), { replace: true });
        throw failure;
      }
      await renew([`${path}/{tutorialId}`]);
      await finish('published');
    });
  const unpublish = () =>
    run(async () => {
      const body = { version };
      const after = await unwrap(office.POST(`${path}/{tutorialId}/unpublish`, { params, body }));
      form.rebase(after);
      await stored.mutate(after, { revalidate: false });
      toasts.show({ type: 'SUCCESS', title: i18next.t('admin-tutorial:stored.unpublished') });
    });

  const state = (): TutorialFormState => {
    if (isMissing(stored.error)) return { status: 'gone' };
    if (stored.error || categories.error) return { status: 'error' };
    if ((!isNew && !stored.data) || !categories.data) return { status: 'loading' };
    return {
      status: 'ready',
      stored: stored.data ?? null,
      values,
      typed: isTyped,
      files,
      uploads: attachments.items,
      coverUpload: cover.items[0] ?? null,
      ...form.problems,
    };
  };
  const nameOf = (language: Language) => {
    const category = categories.data?.data.find(({ id }) => id === values.categoryId);
    return category ? textIn(category.name, language) : '';
  };
  return (
    <TutorialForm
      state={state()}
      categories={categories.data?.data ?? []}
      categoriesHref={categoriesHref}
      breadcrumbs={breadcrumbs}
      submitting={form.submitting}
      renderPreview={({ language }) => (
        <TutorialPreview {...{ values, files, language }} categoryName={nameOf(language)} />
      )}
      onType={(event) => form.type(event.values)}
      onSubmit={() => save(version)}
      onPublish={({ notify }) => publish(notify)}
      onUnpublish={unpublish}
      onKeepMine={() => form.keepMine(save)}
      onTakeTheirs={forget}
      onDiscard={() => {
        forget();
        void navigate(tutorialsHref);
      }}
      onUpload={upload}
      onAttach={({ files: addedFiles }) => {
        let room = maxTutorialFiles - values.attachments.length - attachments.items.length;
        for (const file of addedFiles) attachments.add(file, room-- > 0 ? undefined : tooMany());
      }}
      onUploadDismiss={({ id }) => attachments.dismiss(id)}
      onUploadRetry={({ id }) => attachments.retry(id)}
      onCoverChoose={({ file }) => {
        for (const { id } of cover.items) cover.dismiss(id);
        cover.add(file, isPicture(file) ? undefined : noPicture());
      }}
      onCoverDismiss={() => cover.items.forEach(({ id }) => cover.dismiss(id))}
      onRetry={() => {
        void stored.mutate();
        void categories.mutate();
      }}
    />
  );
}

const isPicture = ({ name }: File) =>
  mimeTypeOf(tutorialRules, name)?.startsWith('image/') ?? false;
const noPicture = () => i18next.t('errorResponse.fileTypeUnsupported', { ns: 'errors' });
const tooMany = () => i18next.t('admin-tutorial:form.tooMany', { max: maxTutorialFiles });

function fieldErrorsOf(failure: unknown): FieldErrors | null {
  const errors = failure instanceof OfficeError ? failure.body?.errors : undefined;
  const text = errorText(failure);
  if (typeof errors === 'object') {
    const [name = ''] = Object.keys(errors);
    if (/^(title|content)\.(ja|en)$/.test(name) || name === 'minutes' || name === 'categoryId')
      return { [name]: text };
    return null;
  }
  if (errors === 'tutorialCategoryNotFound') return { categoryId: text };
  if (errors === 'fileNotUploaded' || errors === 'fileSizeInvalid') return { attachments: text };
  return errors === 'fileTypeUnsupported' ? { attachments: text } : null;
}
