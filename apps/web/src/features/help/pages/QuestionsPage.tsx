import { useBack } from '@office/client/lib/useBack.ts';
import { HelpQuestions } from '@office/ui/screens/help';
import { useNavigate } from 'react-router-dom';
import { useInfiniteQuery } from '../../../platform/api/queries.ts';
import { contentList, infiniteListOptions } from '../../../platform/content/contentList.ts';
import { askHref, helpHref, questionHref } from '../helpPaths.ts';

const pageSize = 20;

export function QuestionsPage() {
  const navigate = useNavigate();
  const back = useBack(helpHref);
  const list = useInfiniteQuery(
    '/v1/help/questions',
    (index) => ({ params: { query: { page: index + 1, limit: pageSize } } }),
    infiniteListOptions,
  );

  return (
    <HelpQuestions
      {...contentList(list, ({ id, text, state, createdAt }) => ({
        ...{ id, text, state, createdAt },
        href: questionHref(id),
      }))}
      onAsk={() => void navigate(askHref())}
      onBack={back}
    />
  );
}
