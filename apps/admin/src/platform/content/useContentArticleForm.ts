import { OfficeError } from '@office/api';
import type { QueryPath } from '@office/client/api/queryKeys.ts';
import { errorText } from '@office/client/errors/errorText.ts';
import { isMissing } from '@office/client/errors/isMissing.ts';
import type {
  ContentArticleFormProps,
  ContentArticleFormState,
  ContentArticleValues,
  ContentCategoryName,
} from '@office/ui/screens/admin/content';
import { fileKeysIn } from '@office/vocabulary';
import { useNavigate } from 'react-router-dom';
import { useMutateQueries } from '../api/queries.ts';
import { useFileLinks } from '../files/contentFiles.ts';
import { usePageTrail } from '../navigation/PageTrail.ts';
import { useContentForm } from './useContentForm.ts';

type Article = ContentArticleValues & { version: number };
type FieldErrors = NonNullable<Extract<ContentArticleFormState, { status: 'ready' }>['refused']>;

interface Query<Data> {
  data: Data | undefined;
  error?: Parameters<typeof isMissing>[0];
  mutate(): Promise<Data | undefined>;
}

interface Options {
  form: string;
  /** Draft key of the article. Defaults to its id. */
  target?: string;
  /** `new` for a new article. */
  articleId: string;
  stored: Query<Article>;
  categories: Query<{ data: readonly ContentCategoryName[] }>;
  /** Values of a new article, except its category. */
  prefilled?: Partial<ContentArticleValues> | undefined;
  /** Whether `prefilled` is still loading. */
  isPrefilling?: boolean;
  /** Uploads a file of the text. Create it once, with `uploadTo`. */
  onUpload: NonNullable<ContentArticleFormProps['onUpload']>;
  /** Queries to revalidate after each attempt. */
  paths: readonly QueryPath[];
  articlePath: QueryPath;
  listHref: string;
  create(values: ContentArticleValues): Promise<unknown>;
  update(body: Article): Promise<unknown>;
}

const empty = { ja: '', en: '' };

export function useContentArticleForm({
  articleId,
  stored,
  categories,
  prefilled,
  isPrefilling = false,
  onUpload,
  paths,
  articlePath,
  listHref,
  create,
  update,
  ...keys
}: Options): Omit<ContentArticleFormProps, 'area' | 'component' | 'notice'> {
  const breadcrumbs = usePageTrail();
  const navigate = useNavigate();
  const renew = useMutateQueries();
  const isNew = articleId === 'new';
  const form = useContentForm<Article, ContentArticleValues, FieldErrors>({
    form: keys.form,
    target: keys.target ?? articleId,
    stored,
    toValues: valuesOf,
    newValues: {
      title: empty,
      content: empty,
      categoryId: categories.data?.data[0]?.id ?? '',
      published: true,
      ...prefilled,
    },
    repeatsToasts: true,
    refusalOf: (failure) => (isRefusal(failure) ? fieldErrorOf(failure) : null),
    renew: () => Promise.all(paths.map((each) => renew([each]))),
  });
  const { values } = form;
  const files = useFileLinks(fileKeysIn(`${values.content.ja}\n${values.content.en}`));
  const save = (version: number) =>
    form.run(async () => {
      await (isNew ? create(values) : update({ ...values, version }));
      form.forget();
      await renew([articlePath]);
      void navigate(listHref);
    });

  const state = (): ContentArticleFormState => {
    const failed = stored.error ?? categories.error;
    if (failed) return { status: isMissing(stored.error) ? 'gone' : 'error' };
    if ((!isNew && !stored.data) || isPrefilling || !categories.data) return { status: 'loading' };
    return {
      status: 'ready',
      articleId: isNew ? null : articleId,
      values,
      files,
      ...form.problems,
    };
  };
  return {
    breadcrumbs,
    state: state(),
    categories: categories.data?.data ?? [],
    submitting: form.submitting,
    onType: (event) => form.type(event.values),
    onSubmit: () => save(form.version),
    onKeepMine: () => form.keepMine(save),
    onTakeTheirs: form.forget,
    onUpload,
    onDiscard: () => {
      form.forget();
      void navigate(listHref);
    },
    onRetry: () => {
      void stored.mutate();
      void categories.mutate();
    },
  };
}

function valuesOf({ title, content, categoryId, published }: Article): ContentArticleValues {
  return { title, content, categoryId, published };
}

function isRefusal(failure: unknown): failure is OfficeError {
  return failure instanceof OfficeError && typeof failure.body?.errors === 'object';
}

function fieldErrorOf(failure: OfficeError): FieldErrors {
  const [field] = Object.keys(failure.body?.errors ?? {});
  return { [field ?? 'title.ja']: errorText(failure) };
}
