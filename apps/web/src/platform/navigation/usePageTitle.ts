import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../lib/useStore.ts';
import { attention } from '../attention/attention.ts';
import { pageNames } from './pageName.ts';
import { windowTitle } from './windowTitle.ts';

/**
 * Names the window after the page, in the member's language.
 * @param nameKey the key of the page's own name
 */
export function usePageTitle(nameKey: string): void {
  const [namespace = 'common'] = nameKey.split(':');
  // The page waits for its texts by itself.
  const { t, ready } = useTranslation([namespace, 'common'], { useSuspense: false });
  const name = useStore(pageNames);
  const waiting = useStore(attention);
  const title = windowTitle(ready ? [name, t(nameKey), t('common:productName')] : [], waiting);
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
