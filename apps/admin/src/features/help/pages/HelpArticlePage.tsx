import { unwrap, type Schemas } from '@office/api';
import { HelpArticleForm } from '@office/ui/screens/admin/help';
import { useParams, useSearchParams } from 'react-router-dom';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { useContentArticleForm } from '../../../platform/content/useContentArticleForm.ts';
import { uploadTo } from '../../../platform/files/contentFiles.ts';
import { articlesHref } from '../helpPaths.ts';

const path = '/v1/admin/help/articles';
const articlePath = `${path}/{articleId}` as const;
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
  const params = { path: { articleId } };
  const question = useQuery(
    '/v1/admin/help/questions/{questionId}',
    questionId ? { params: { path: { questionId } } } : null,
  );
  const form = useContentArticleForm({
    form: 'helpArticle',
    target: questionId ? `question ${questionId}` : articleId,
    articleId,
    stored: useQuery(articlePath, articleId === 'new' ? null : { params }),
    categories: useQuery('/v1/admin/help/categories', {}),
    prefilled: question.data && valuesOf(question.data),
    isPrefilling: questionId !== null && !question.data && !question.error,
    onUpload: upload,
    paths: [path, '/v1/admin/help/categories', '/v1/admin/help/questions'],
    articlePath,
    listHref: articlesHref,
    create: (values) =>
      unwrap(office.POST(path, { body: { ...values, ...(questionId && { questionId }) } })),
    update: (body) => unwrap(office.PATCH(articlePath, { params, body })),
  });
  return <HelpArticleForm {...form} question={question.data?.text} />;
}

function valuesOf({ language, text, answer }: Schemas['AdminHelpQuestion']) {
  const empty = { ja: '', en: '' };
  return {
    title: { ...empty, [language]: text.split('\n')[0]!.slice(0, 255) },
    content: { ...empty, [language]: answer ?? '' },
  };
}
