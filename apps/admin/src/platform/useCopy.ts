import { copyText } from '@office/client/lib/copyText.ts';
import { toasts } from '@office/client/toasts/toasts.ts';
import { useTranslation } from 'react-i18next';

/** Copies a text and shows the result as a toast. */
export function useCopy(): (event: { text: string }) => void {
  const { t } = useTranslation('admin');
  return ({ text }) =>
    void copyText(text).then(
      () => toasts.show({ type: 'SUCCESS', title: t('copied') }),
      () => toasts.show({ type: 'ERROR', title: t('copyFailed') }),
    );
}
