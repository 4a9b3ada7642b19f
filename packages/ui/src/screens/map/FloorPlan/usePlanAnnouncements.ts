import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface PlanSnapshot {
  floorId: string;
  placeName: string | undefined;
  seatLabel: string | undefined;
  followedName: string | undefined;
}

/** The viewer entered another zone, claimed or released a seat, or follows a person. */
export function usePlanAnnouncements(now: PlanSnapshot): string {
  const { t } = useTranslation('map');
  const [known, setKnown] = useState(now);
  const [news, setNews] = useState('');
  const keys = ['floorId', 'placeName', 'seatLabel', 'followedName'] as const;
  if (keys.some((key) => known[key] !== now[key])) {
    setKnown(now);
    // Skipped after a floor change, because the title of the panel announces it.
    if (known.floorId === now.floorId) setNews(describeChange(known));
  }
  return news;

  function describeChange(before: PlanSnapshot): string {
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
