import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Known {
  floorId: string;
  /** The name of the zone where one is. */
  placeName: string | undefined;
  /** One's own seat. */
  seatLabel: string | undefined;
  followedName: string | undefined;
}

/**
 * Announces news to people who do not see the drawing: that one has come into another room,
 * got or left a seat, or walks after someone. Single steps are not.
 */
export function usePlanAnnouncements(now: Known): string {
  const { t } = useTranslation('map');
  const [known, setKnown] = useState(now);
  const [news, setNews] = useState('');
  const keys = ['floorId', 'placeName', 'seatLabel', 'followedName'] as const;
  if (keys.some((key) => known[key] !== now[key])) {
    setKnown(now);
    // On another floor everything is another, and the panel's title says so.
    if (known.floorId === now.floorId) setNews(newsOf(known));
  }
  return news;

  function newsOf(before: Known): string {
    if (before.seatLabel !== now.seatLabel) {
      return now.seatLabel === undefined
        ? t('plan.news.seatLeft')
        : t('plan.news.seatTaken', { label: now.seatLabel });
    }
    if (before.followedName !== now.followedName) {
      return now.followedName === undefined
        ? t('plan.news.notFollowing')
        : t('plan.following', { name: now.followedName });
    }
    return now.placeName === undefined ? '' : t('plan.news.arrived', { place: now.placeName });
  }
}
