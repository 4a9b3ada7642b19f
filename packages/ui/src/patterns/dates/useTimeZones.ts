import type { Language } from '@office/vocabulary';
import { useEffect, useState } from 'react';
import {
  describeTimeZone,
  sortFromWestToEast,
  timeZoneNames,
  type TimeZoneOption,
} from './timeZones.ts';

const hour = 3_600_000;

/** Zones described per task. Takes a few milliseconds, so that the page stays responsive. */
const chunk = 20;

const lists = new Map<string, readonly TimeZoneOption[]>();

/** All zones from west to east. Computed in chunks on request, because naming them is slow. */
export function useTimeZones(
  language: Language,
  at: number,
  enabled: boolean,
): readonly TimeZoneOption[] | undefined {
  const key = `${language}${Math.floor(at / hour)}`;
  const [, setComputedKey] = useState(key);
  useEffect(() => {
    if (!enabled || lists.has(key)) return;
    const names = timeZoneNames();
    const options: TimeZoneOption[] = [];
    let next = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const go = () => {
      for (const zone of names.slice(next, next + chunk)) {
        options.push(...[describeTimeZone(zone, language, at) ?? []].flat());
      }
      next += chunk;
      if (next < names.length) timer = setTimeout(go);
      else {
        lists.set(key, sortFromWestToEast(options, language));
        setComputedKey(`${key} made`);
      }
    };
    timer = setTimeout(go);
    return () => clearTimeout(timer);
  }, [enabled, key, language, at]);
  return enabled ? lists.get(key) : undefined;
}
