import { useBack } from '@office/client/lib/useBack.ts';
import { HelpQuestions, type HelpQuestionsState } from '@office/ui';
import { useNavigate } from 'react-router-dom';
import { useInfiniteQuery } from '../../../platform/api/queries.ts';
import { askHref, helpHref, questionHref } from '../helpAddress.ts';

const pageSize = 20;

/** The questions that one has asked, page by page. */
export function QuestionsPage() {
  const navigate = useNavigate();
  const back = useBack(helpHref);
  const { data, error, isLoading, size, setSize, mutate } = useInfiniteQuery(
    '/v1/help/questions',
    (index) => ({ params: { query: { page: index + 1, limit: pageSize } } }),
    { revalidateFirstPage: false, revalidateOnMount: true, persistSize: true },
  );

  const state = (): HelpQuestionsState => {
    if (!data) return { status: error ? 'error' : 'loading' };
    // One that is asked in between moves the pages, so one may come on two of them.
    const found = new Map(data.flatMap((page) => page.data).map((one) => [one.id, one]));
    if (found.size === 0) return { status: 'empty' };
    return {
      status: 'ready',
      questions: [...found.values()].map(({ id, text, state: answered, createdAt }) => ({
        ...{ id, text, createdAt, state: answered },
        href: questionHref(id),
      })),
      hasMore: data.at(-1)?.metadata.hasNextPage ?? false,
      loadingMore: isLoading || (data.length < size && !error),
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
