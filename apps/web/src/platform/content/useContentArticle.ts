import { isMissing } from '@office/client/errors/isMissing.ts';
import { useBack } from '@office/client/lib/useBack.ts';
import { usePageName } from '@office/client/navigation/pageName.ts';
import { fileKeysIn } from '@office/vocabulary';
import { useFileLinks } from '../files/useFileLinks.ts';

interface Query<Data> {
  data: Data | undefined;
  error?: Parameters<typeof isMissing>[0];
  mutate(): unknown;
}

type State<Article> =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'gone' }
  | ({ status: 'ready'; files: Readonly<Record<string, string>> } & Article);

export function useContentArticle<Article extends { title: string; content: string }>(
  { data, error, mutate }: Query<Article>,
  homeHref: string,
): { state: State<Article>; onBack(): void; onRetry(): void } {
  const onBack = useBack(homeHref);
  const files = useFileLinks(fileKeysIn(data?.content ?? ''));
  usePageName(data?.title);
  const state = (): State<Article> => {
    if (data) return { status: 'ready', ...data, files };
    if (!error) return { status: 'loading' };
    return { status: isMissing(error) ? 'gone' : 'error' };
  };
  return { state: state(), onBack, onRetry: () => void mutate() };
}
