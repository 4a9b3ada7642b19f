import i18next from 'i18next';
import { toasts } from '../toasts/toasts.ts';
import { isToldAlready, isToldByQuiet } from './errorCode.ts';
import { errorText } from './errorText.ts';

export function showError(error: unknown): void {
  if (!isToldAlready(error)) show(error);
}

export function showQuietError(error: unknown): void {
  if (!isToldByQuiet(error)) show(error);
}

function show(error: unknown): void {
  toasts.show({
    type: 'ERROR',
    title: i18next.t('error', { ns: 'common' }),
    description: errorText(error),
  });
}
