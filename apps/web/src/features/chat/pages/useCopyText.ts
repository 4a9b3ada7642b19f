import { useTranslation } from 'react-i18next';
import { copyText } from '@office/client/lib/copyText.ts';
import { showError } from '@office/client/errors/showError.ts';
import { toasts } from '@office/client/toasts/toasts.ts';

export function useCopyText(): (event: { text: string }) => void {
  const { t } = useTranslation('chat');
  const showCopied = () => toasts.show({ type: 'SUCCESS', title: t('invite.copied') });
  return ({ text }) => void copyText(text).then(showCopied, showError);
}
