import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../lib/useStore.ts';
import { pageNames, separator, titlePrefixes } from './pageName.ts';

export function usePageTitle(nameKey: string, productKey = 'common:productName'): void {
  const namespaces = [nameKey, productKey].map((key) => key.split(':')[0] ?? 'common');
  // The page itself suspends until its texts are loaded.
  const { t, ready } = useTranslation(namespaces, { useSuspense: false });
  const name = useStore(pageNames);
  const prefix = useStore(titlePrefixes);
  const parts = ready ? [name, t(nameKey), t(productKey)] : [];
  const title = parts.filter(Boolean).join(separator);
  useEffect(() => {
    if (title) document.title = prefix + title;
  }, [prefix, title]);
}
