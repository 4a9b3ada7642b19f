import { unwrap } from '@office/api';
import { showError } from '@office/client/errors/showError.ts';
import { HelpArticle } from '@office/ui/screens/help';
import { useNavigate } from 'react-router-dom';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { useContentArticle } from '../../../platform/content/useContentArticle.ts';
import { useMayCreate } from '../../organization/index.ts';
import { askHref, helpHref } from '../helpPaths.ts';

export function ArticlePage({ articleId }: { articleId: string }) {
  const navigate = useNavigate();
  const canAsk = useMayCreate('help') ?? false;
  const params = { path: { articleId } };
  const query = useQuery('/v1/help/articles/{articleId}', { params });
  const article = useContentArticle(query, helpHref);

  const vote = async (helpful: boolean) => {
    const { data, mutate } = query;
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

  return (
    <HelpArticle
      {...article}
      canAsk={canAsk}
      onVote={({ helpful }) => void vote(helpful)}
      onAsk={() => void navigate(askHref(articleId))}
    />
  );
}
