import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MeetingSummary } from './meeting.ts';

export interface MeetingPhrases {
  titleOf(meeting: Pick<MeetingSummary, 'title'>): string;
  placeOf(meeting: Pick<MeetingSummary, 'room' | 'provider'>): string;
  /** The first two names, and the number of others. */
  nameList(names: readonly string[]): string;
}

export function useMeetingPhrases(): MeetingPhrases {
  const { t } = useTranslation(['meeting', 'common']);
  return useMemo(
    () => ({
      titleOf: ({ title }) => title ?? t('busy'),
      placeOf: ({ room, provider }) =>
        // The office provider is omitted if the meeting has a room.
        [room?.name, room && provider === 'OFFICE' ? undefined : t(`provider.${provider}`)]
          .filter((part) => part !== undefined)
          .join(t('common:partSeparator')),
      nameList: ([first = '', second, ...more]) => {
        if (second === undefined) return first;
        const names = t('names', { first, second });
        return more.length > 0 ? t('namesAndMore', { names, count: more.length }) : names;
      },
    }),
    [t],
  );
}
