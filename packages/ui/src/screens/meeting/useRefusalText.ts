import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { MeetingRefusal } from './meeting.ts';

/** Says why something was refused: what the meeting service answered, the server's text, or the fallback. */
export function useRefusalText(): (refusal: MeetingRefusal, fallback: string) => string {
  const { t } = useTranslation('meeting');
  return useCallback(
    ({ text: given, service }, fallback) => {
      if (!service) return given ?? fallback;
      const provider = t(`provider.${service.provider}`);
      const text = t(`refusal.${service.problem}`, { provider });
      const { message } = service;
      return message ? t('refusal.words', { text, provider, message }) : text;
    },
    [t],
  );
}
