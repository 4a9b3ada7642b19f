import { formatTime } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import type { RoomMeeting } from './voice.ts';

export function useMeetingText(): (
  meeting: Pick<RoomMeeting, 'title' | 'startTime' | 'endTime' | 'isNext'>,
) => string {
  const { t } = useTranslation('voice');
  return ({ title = t('meeting.private'), startTime, endTime, isNext }) =>
    isNext
      ? t('meeting.next', { title, start: formatTime(startTime), end: formatTime(endTime) })
      : t('meeting.now', { title, end: formatTime(endTime) });
}
