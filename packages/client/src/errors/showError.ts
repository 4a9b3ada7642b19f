import i18next from 'i18next';
import { toasts } from '../toasts/toasts.ts';
import { isAlreadyReported, isReportedByQuietClient } from './errorCode.ts';
import { errorText } from './errorText.ts';

export function showError(error: unknown): void {
  if (!isAlreadyReported(error)) show(error);
}

export function showQuietError(error: unknown): void {
  if (!isReportedByQuietClient(error)) show(error);
}

function show(error: unknown): void {
  toasts.show({
    type: 'ERROR',
    title: i18next.t('error', { ns: 'common' }),
    description: errorText(error),
  });
}
