import { formatTimeOnDay } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../patterns/LocaleProvider/useLanguage.ts';
import type { RoomMeeting } from './voice.ts';

export function useMeetingText(): (
  meeting: Pick<RoomMeeting, 'title' | 'startTime' | 'endTime' | 'isNext'>,
) => string {
  const { t } = useTranslation('voice');
  const language = useLanguage();
  return ({ title = t('meeting.private'), startTime, endTime, isNext }) =>
    isNext
      ? t('meeting.next', {
          title,
          start: formatTimeOnDay(startTime, language),
          end: formatTimeOnDay(endTime, language, startTime),
        })
      : t('meeting.now', { title, end: formatTimeOnDay(endTime, language) });
}
