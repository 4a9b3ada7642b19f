import { OfficeError, unwrap, type Schemas } from '@office/api';
import { errorText } from '@office/client/errors/errorText.ts';
import { isMissing } from '@office/client/errors/isMissing.ts';
import {
  HelpArticleForm,
  type HelpArticleFormState,
  type HelpArticleValues,
} from '@office/ui/screens/admin/help';
import { fileKeysIn } from '@office/vocabulary';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { office } from '../../../platform/api/client.ts';
import { useMutateQueries, useQuery } from '../../../platform/api/queries.ts';
import { useContentForm } from '../../../platform/content/useContentForm.ts';
import { uploadTo, useFileLinks } from '../../../platform/files/contentFiles.ts';
import { articlesHref } from '../helpPaths.ts';
import { usePageTrail } from '../../../platform/navigation/PageTrail.ts';

type Article = Schemas['AdminHelpArticle'];
type FieldErrors = NonNullable<Extract<HelpArticleFormState, { status: 'ready' }>['refused']>;

const path = '/v1/admin/help/articles';
const lists = [path, '/v1/admin/help/categories', '/v1/admin/help/questions'] as const;
const upload = uploadTo('help_attachment');

export function HelpArticlePage() {
  const { articleId = 'new' } = useParams();
  const [search] = useSearchParams();
  const questionId = search.get('question');
  return <ArticleForm key={`${articleId} ${questionId}`} {...{ articleId, questionId }} />;
}

interface ArticleFormProps {
  /** `new` for a new article. */
  articleId: string;
  questionId: string | null;
}

function ArticleForm({ articleId, questionId }: ArticleFormProps) {
  const breadcrumbs = usePageTrail();
  const navigate = useNavigate();
  const renew = useMutateQueries();
  const isNew = articleId === 'new';
  const stored = useQuery(
    '/v1/admin/help/articles/{articleId}',
    isNew ? null : { params: { path: { articleId } } },
  );
  const question = useQuery(
    '/v1/admin/help/questions/{questionId}',
    questionId ? { params: { path: { questionId } } } : null,
  );
  const categories = useQuery('/v1/admin/help/categories', {});
  const form = useContentForm({
    form: 'helpArticle',
    target: questionId ? `question ${questionId}` : articleId,
    stored,
    toValues: valuesOf,
    newValues: newValues(categories.data?.data[0]?.id ?? '', question.data),
    repeatsToasts: true,
    refusalOf: (failure) => (isRefusal(failure) ? fieldErrorOf(failure) : null),
    renew: () => Promise.all(lists.map((each) => renew([each]))),
  });
  const { values } = form;
  const files = useFileLinks(fileKeysIn(`${values.content.ja}\n${values.content.en}`));
  const save = (version: number) =>
    form.run(async () => {
      if (isNew) {
        const body = { ...values, ...(questionId ? { questionId } : {}) };
        await unwrap(office.POST(path, { body }));
      } else {
        const params = { path: { articleId } };
        await unwrap(office.PATCH(`${path}/{articleId}`, { params, body: { ...values, version } }));
      }
      form.forget();
      await renew([`${path}/{articleId}`]);
      void navigate(articlesHref);
    });

  const state = (): HelpArticleFormState => {
    const failed = stored.error ?? categories.error;
    if (failed) return { status: isMissing(stored.error) ? 'gone' : 'error' };
    const waits = (!isNew && !stored.data) || (questionId && !question.data && !question.error);
    if (waits || !categories.data) return { status: 'loading' };
    return {
      status: 'ready',
      articleId: isNew ? null : articleId,
      values,
      files,
      question: question.data?.text,
      ...form.problems,
    };
  };
  return (
    <HelpArticleForm
      breadcrumbs={breadcrumbs}
      state={state()}
      categories={categories.data?.data ?? []}
      submitting={form.submitting}
      onType={(event) => form.type(event.values)}
      onSubmit={() => save(form.version)}
      onKeepMine={() => form.keepMine(save)}
      onTakeTheirs={form.forget}
      onUpload={upload}
      onDiscard={() => {
        form.forget();
        void navigate(articlesHref);
      }}
      onRetry={() => {
        void stored.mutate();
        void categories.mutate();
      }}
    />
  );
}

function valuesOf({ title, content, categoryId, published }: Article): HelpArticleValues {
  return { title, content, categoryId, published };
}

/** Returns the values of a new article, prefilled with the question and its answer if given. */
function newValues(
  categoryId: string,
  question: Schemas['AdminHelpQuestion'] | undefined,
): HelpArticleValues {
  const empty = { ja: '', en: '' };
  if (!question) return { title: empty, content: empty, categoryId, published: true };
  const { language, text, answer } = question;
  const title = text.split('\n')[0]!.slice(0, 255);
  return {
    title: { ...empty, [language]: title },
    content: { ...empty, [language]: answer ?? '' },
    categoryId,
    published: true,
  };
}

function isRefusal(failure: unknown): failure is OfficeError {
  return failure instanceof OfficeError && typeof failure.body?.errors === 'object';
}

function fieldErrorOf(failure: OfficeError): FieldErrors {
  const [field] = Object.keys(failure.body?.errors ?? {});
  return { [field ?? 'title.ja']: errorText(failure) };
}
