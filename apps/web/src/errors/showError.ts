import i18next from 'i18next';
import { toasts } from '../toasts/toasts.ts';
import { isToldAlready } from './errorCode.ts';
import { errorText } from './errorText.ts';

/** Tells the member about a failed action, unless the failure has been told everywhere already. */
export function showError(error: unknown): void {
  if (isToldAlready(error)) return;
  toasts.show({
    type: 'ERROR',
    title: i18next.t('error', { ns: 'common' }),
    description: errorText(error),
  });
}
