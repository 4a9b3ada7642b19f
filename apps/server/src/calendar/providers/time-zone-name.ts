import { findIana } from 'windows-iana';

/** Converts an IANA or Windows zone name to IANA. Returns UTC if it is missing or unknown. */
export function toIanaZone(name: string | null | undefined): string {
  return toKnownIanaZone(name) ?? 'UTC';
}

/** Like {@link toIanaZone}, but returns null if the name is missing or unknown. */
export function toKnownIanaZone(name: string | null | undefined): string | null {
  const trimmed = name?.trim();
  if (!trimmed) return null;
  const [ofWindows] = findIana(trimmed);
  const zone = ofWindows ?? trimmed;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return zone;
  } catch {
    return null;
  }
}
