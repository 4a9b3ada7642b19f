import type { Language } from '@office/vocabulary';
import { useEffect, useState } from 'react';
import {
  describeTimeZone,
  fromWestToEast,
  timeZoneNames,
  type TimeZoneOption,
} from './timeZones.ts';

const hour = 3_600_000;

/** Zones that are described before the page may do something else: a few milliseconds. */
const chunk = 20;

const lists = new Map<string, readonly TimeZoneOption[]>();

/**
 * All zones that the browser knows, from west to east, in a member's language; undefined until they are
 * wanted and made. Their names take a browser up to half a second, in which it goes on answering.
 */
export function useTimeZones(
  language: Language,
  at: number,
  wanted: boolean,
): readonly TimeZoneOption[] | undefined {
  const key = `${language}${Math.floor(at / hour)}`;
  const [, setMade] = useState(key);
  useEffect(() => {
    if (!wanted || lists.has(key)) return;
    const names = timeZoneNames();
    const made: TimeZoneOption[] = [];
    let next = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const go = () => {
      for (const zone of names.slice(next, next + chunk)) {
        made.push(...[describeTimeZone(zone, language, at) ?? []].flat());
      }
      next += chunk;
      if (next < names.length) timer = setTimeout(go);
      else {
        lists.set(key, fromWestToEast(made, language));
        setMade(`${key} made`);
      }
    };
    timer = setTimeout(go);
    return () => clearTimeout(timer);
  }, [wanted, key, language, at]);
  return wanted ? lists.get(key) : undefined;
}
