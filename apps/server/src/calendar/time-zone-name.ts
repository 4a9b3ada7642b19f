import { findIana } from 'windows-iana';

/** Converts an IANA or Windows zone name to IANA. Returns UTC if it is missing or unknown. */
export function toIanaZone(name: string | null | undefined): string {
  return toKnownIanaZone(name) ?? 'UTC';
}

/** Like {@link toIanaZone}, but returns null if the name is missing or unknown. */
export function toKnownIanaZone(name: string | null | undefined): string | null {
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
