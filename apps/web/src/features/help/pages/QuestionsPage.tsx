import { useBack } from '@office/client/lib/useBack.ts';
import { HelpQuestions, type HelpQuestionsState } from '@office/ui/screens/help';
import { useNavigate } from 'react-router-dom';
import { loadedList } from '../../../platform/api/loadedList.ts';
import { useInfiniteQuery } from '../../../platform/api/queries.ts';
import { askHref, helpHref, questionHref } from '../helpPaths.ts';

const pageSize = 20;

export function QuestionsPage() {
  const navigate = useNavigate();
  const back = useBack(helpHref);
  const list = useInfiniteQuery(
    '/v1/help/questions',
    (index) => ({ params: { query: { page: index + 1, limit: pageSize } } }),
    { revalidateFirstPage: false, revalidateOnMount: true, persistSize: true },
  );

  const { data, error, isLoading, size, setSize, mutate } = list;
  const state = (): HelpQuestionsState => {
    if (!data) return { status: error ? 'error' : 'loading' };
    const { items, hasMore, loadingMore } = loadedList(list);
    if (items.length === 0) return { status: 'empty' };
    return {
      status: 'ready',
      questions: items.map(({ id, text, state: answered, createdAt }) => ({
        ...{ id, text, createdAt, state: answered },
        href: questionHref(id),
      })),
      hasMore,
      loadingMore: isLoading || loadingMore,
      moreFailed: error !== undefined,
    };
  };
  return (
    <HelpQuestions
      state={state()}
      onAsk={() => void navigate(askHref())}
      onLoadMore={() => void (error ? mutate() : setSize(size + 1))}
      onBack={back}
      onRetry={() => void mutate()}
    />
  );
}
