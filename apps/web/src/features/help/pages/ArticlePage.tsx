import { unwrap } from '@office/api';
import { showError } from '@office/client/errors/showError.ts';
import { isMissing } from '@office/client/errors/isMissing.ts';
import { useBack } from '@office/client/lib/useBack.ts';
import { usePageName } from '@office/client/navigation/pageName.ts';
import { HelpArticle, type HelpArticleState } from '@office/ui/screens/help';
import { fileKeysIn } from '@office/vocabulary';
import { useNavigate } from 'react-router-dom';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { useFileLinks } from '../../../platform/files/useFileLinks.ts';
import { useMayCreate } from '../../organization/index.ts';
import { askHref, helpHref } from '../helpPaths.ts';

export function ArticlePage({ articleId }: { articleId: string }) {
  const navigate = useNavigate();
  const back = useBack(helpHref);
  const canAsk = useMayCreate('help') ?? false;
  const params = { path: { articleId } };
  const { data, error, mutate } = useQuery('/v1/help/articles/{articleId}', { params });
  const files = useFileLinks(fileKeysIn(data?.content ?? ''));
  usePageName(data?.title);

  const vote = async (helpful: boolean) => {
    if (!data) return;
    // Optimistic update, reverted if the request fails.
    void mutate({ ...data, helpful }, { revalidate: false });
    try {
      const body = { helpful };
      await unwrap(office.PUT('/v1/help/articles/{articleId}/vote', { params, body }));
    } catch (failure) {
      showError(failure);
      void mutate();
    }
  };

  const state = (): HelpArticleState => {
    if (data) return { status: 'ready', ...data, files };
    if (!error) return { status: 'loading' };
    return { status: isMissing(error) ? 'gone' : 'error' };
  };
  return (
    <HelpArticle
      state={state()}
      canAsk={canAsk}
      onVote={({ helpful }) => void vote(helpful)}
      onAsk={() => void navigate(askHref(articleId))}
      onBack={back}
      onRetry={() => void mutate()}
    />
  );
}
