import { useTranslation } from 'react-i18next';

/** Joins names into a phrase: the first two names and the number of others. */
export function useNameList(): (names: readonly string[]) => string {
  const { t } = useTranslation('voice');
  return ([first = '', second, ...more]) => {
    if (second === undefined) return first;
    const names = t('names', { first, second });
    return more.length > 0 ? t('namesAndMore', { names, count: more.length }) : names;
  };
}
