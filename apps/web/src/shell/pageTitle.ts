import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../lib/useStore.ts';
import { pageNames, separator } from '../platform/navigation/pageName.ts';

/**
 * Names the window after the page, in the member's language.
 * @param key of the page's name
 */
export function usePageTitle(key: string): void {
  const [namespace = 'common'] = key.split(':');
  // The page waits for its texts by itself.
  const { t, ready } = useTranslation([namespace, 'common'], { useSuspense: false });
  const name = useStore(pageNames);
  const parts = ready ? [name, t(key), t('common:productName')] : [];
  const title = parts.filter(Boolean).join(separator);
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
