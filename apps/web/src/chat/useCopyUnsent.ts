import { useTranslation } from 'react-i18next';
import { copyText } from '../app/copyText.ts';
import { showError } from '../errors/showError.ts';
import { toasts } from '../toasts/toasts.ts';

/** Takes along what could not be sent. */
export function useCopyUnsent(): (event: { text: string }) => void {
  const { t } = useTranslation('chat');
  const tell = () => toasts.show({ type: 'SUCCESS', title: t('invite.copied') });
  return ({ text }) => void copyText(text).then(tell, showError);
}
