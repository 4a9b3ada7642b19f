import { useEffect, useState } from 'react';
import { dayOf, type DayRange } from './today.ts';

export function useToday(): DayRange {
  const [today, setToday] = useState(() => dayOf(new Date()));
  useEffect(() => {
    const left = Date.parse(today.endTime) - Date.now();
    const timer = setTimeout(() => setToday(dayOf(new Date())), Math.max(left, 0) + 1000);
    return () => clearTimeout(timer);
  }, [today]);
  return today;
}
