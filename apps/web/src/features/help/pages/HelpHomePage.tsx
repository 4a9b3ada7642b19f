import { HelpHome } from '@office/ui/screens/help';
import { useNavigate } from 'react-router-dom';
import { useQuery } from '../../../platform/api/queries.ts';
import { useContentHome } from '../../../platform/content/useContentHome.ts';
import { useMayCreate } from '../../organization/index.ts';
import { TourCard } from '../tour/TourCard.tsx';
import { articleHref, askHref, questionsHref } from '../helpPaths.ts';

export function HelpHomePage() {
  const navigate = useNavigate();
  const home = useContentHome({
    categories: useQuery('/v1/help/categories', {}),
    useArticles: (query) =>
      useQuery('/v1/help/articles', query && { params: { query } }, { keepPreviousData: true }),
    hrefOf: articleHref,
  });
  return (
    <HelpHome
      {...home}
      canAsk={useMayCreate('help') ?? false}
      questionsHref={questionsHref}
      tour={<TourCard />}
      onAsk={() => void navigate(askHref())}
    />
  );
}
