import { isMissing } from '@office/client/errors/isMissing.ts';
import { useBack } from '@office/client/lib/useBack.ts';
import { fileKeysIn } from '@office/vocabulary';
import { HelpQuestion, type HelpQuestionState } from '@office/ui/screens/help';
import { useQuery } from '../../../platform/api/queries.ts';
import { useFileLinks } from '../../../platform/files/useFileLinks.ts';
import { articleHref, questionsHref } from '../helpPaths.ts';

export function QuestionPage({ questionId }: { questionId: string }) {
  const back = useBack(questionsHref);
  const params = { path: { questionId } };
  const { data, error, mutate } = useQuery('/v1/help/questions/{questionId}', { params });
  const files = useFileLinks(fileKeysIn(data?.answer ?? ''));
  const state = (): HelpQuestionState => {
    if (!data) {
      if (!error) return { status: 'loading' };
      return { status: isMissing(error) ? 'gone' : 'error' };
    }
    const { article, ...question } = data;
    return {
      ...question,
      status: 'ready',
      files,
      article: article && { ...article, href: articleHref(article.id) },
    };
  };
  return <HelpQuestion state={state()} onBack={back} onRetry={() => void mutate()} />;
}
