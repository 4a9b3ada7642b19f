import { OfficeError, unwrap, type Schemas } from '@office/api';
import { errorCode } from '@office/client/errors/errorCode.ts';
import { errorText } from '@office/client/errors/errorText.ts';
import { isMissing } from '@office/client/errors/isMissing.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { HelpArticleForm, type HelpArticleFormState, type HelpArticleValues } from '@office/ui';
import { fileKeysIn } from '@office/vocabulary';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { office } from '../../../platform/api/client.ts';
import { useMutateQueries, useQuery } from '../../../platform/api/queries.ts';
import { useDraft } from '../../../platform/drafts/useDraft.ts';
import { uploadTo, useFileLinks } from '../../../platform/files/contentFiles.ts';
import { articlesHref } from '../helpAddress.ts';
import { usePageTrail } from '../../../platform/navigation/PageTrail.ts';

type Article = Schemas['AdminHelpArticle'];
type Refused = NonNullable<Extract<HelpArticleFormState, { status: 'ready' }>['refused']>;

const path = '/v1/admin/help/articles';
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
  const draft = useDraft<HelpArticleValues>({
    form: 'helpArticle',
    target: questionId ? `question ${questionId}` : articleId,
    version: stored.data?.version ?? null,
  });
  const [typed, setTyped] = useState<HelpArticleValues | null>(null);
  const [refused, setRefused] = useState<Refused>();
  const [error, setError] = useState<string>();
  const [theirs, setTheirs] = useState<Article>();
  const initial = stored.data
    ? valuesOf(stored.data)
    : newValues(categories.data?.data[0]?.id ?? '', question.data);
  const values = typed ?? draft.values ?? initial;
  const files = useFileLinks(fileKeysIn(`${values.content.ja}\n${values.content.en}`));

  const [save, submitting] = useAction(async (version: number | null) => {
    setError(undefined);
    setRefused(undefined);
    try {
      if (isNew) {
        const body = { ...values, ...(questionId ? { questionId } : {}) };
        await unwrap(office.POST(path, { body }));
      } else {
        const params = { path: { articleId } };
        const body = { ...values, version: version ?? 0 };
        await unwrap(office.PATCH('/v1/admin/help/articles/{articleId}', { params, body }));
      }
      draft.clear();
      for (const each of [path, '/v1/admin/help/categories', '/v1/admin/help/questions'] as const) {
        await renew([each]);
      }
      await renew(['/v1/admin/help/articles/{articleId}']);
      void navigate(articlesHref);
    } catch (failure) {
      if (errorCode(failure) === 'changedMeanwhile') setTheirs(await stored.mutate());
      else if (isRefusal(failure)) setRefused(fieldErrorOf(failure));
      else setError(errorText(failure));
    }
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
      refused,
      error,
      theirs: theirs && valuesOf(theirs),
    };
  };
  return (
    <HelpArticleForm
      breadcrumbs={breadcrumbs}
      state={state()}
      categories={categories.data?.data ?? []}
      submitting={submitting}
      onType={(event) => {
        setTyped(event.values);
        draft.keep(event.values);
        setRefused(undefined);
      }}
      onSubmit={() => save(draft.version)}
      onKeepMine={() => {
        const version = theirs?.version ?? null;
        setTheirs(undefined);
        save(version);
      }}
      onTakeTheirs={() => {
        draft.clear();
        setTyped(theirs ? valuesOf(theirs) : null);
        setTheirs(undefined);
      }}
      onUpload={upload}
      onDiscard={() => {
        draft.clear();
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

function fieldErrorOf(failure: OfficeError): Refused {
  const [field] = Object.keys(failure.body?.errors ?? {});
  return { [field ?? 'title.ja']: errorText(failure) };
}
