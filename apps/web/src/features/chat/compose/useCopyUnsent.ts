import { useTranslation } from 'react-i18next';
import { copyText } from '../../../lib/copyText.ts';
import { showError } from '../../../platform/errors/showError.ts';
import { toasts } from '../../../platform/toasts/toasts.ts';

/** Takes along what could not be sent. */
export function useCopyUnsent(): (event: { text: string }) => void {
  const { t } = useTranslation('chat');
  const tell = () => toasts.show({ type: 'SUCCESS', title: t('invite.copied') });
  return ({ text }) => void copyText(text).then(tell, showError);
}
