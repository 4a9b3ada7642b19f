import { findIana } from 'windows-iana';

/**
 * The IANA name of a zone as a calendar elsewhere names it: by IANA, or by Windows. UTC where it names none, or one
 * that does not exist.
 */
export function zoneOfName(name: string | null | undefined): string {
  return knownZone(name) ?? 'UTC';
}

/** As {@link zoneOfName}, but null where it names none that exists. */
export function knownZone(name: string | null | undefined): string | null {
  const given = name?.trim();
  if (!given) return null;
  const [ofWindows] = findIana(given);
  const zone = ofWindows ?? given;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return zone;
  } catch {
    return null;
  }
}
