import { useBack } from '@office/client/lib/useBack.ts';
import { HelpQuestions, type HelpQuestionsState } from '@office/ui';
import { pageSize } from '@office/vocabulary';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useQuery } from '../../../platform/api/queries.ts';
import { askHref, helpHref, questionHref } from '../helpAddress.ts';

/** The questions that one has asked. */
export function QuestionsPage() {
  const navigate = useNavigate();
  const back = useBack(helpHref);
  const [page, setPage] = useState(1);
  const { data, error, mutate } = useQuery(
    '/v1/help/questions',
    { params: { query: { page, limit: pageSize } } },
    { keepPreviousData: true },
  );

  const state = (): HelpQuestionsState => {
    if (!data) return { status: error ? 'error' : 'loading' };
    const { total } = data.metadata;
    if (total === 0) return { status: 'empty' };
    const questions = data.data.map(({ id, text, state: answered, createdAt }) => ({
      ...{ id, text, createdAt, state: answered },
      href: questionHref(id),
    }));
    return { status: 'ready', questions, page, total };
  };
  return (
    <HelpQuestions
      state={state()}
      onAsk={() => void navigate(askHref())}
      onPageChange={(event) => setPage(event.page)}
      onBack={back}
      onRetry={() => void mutate()}
    />
  );
}
