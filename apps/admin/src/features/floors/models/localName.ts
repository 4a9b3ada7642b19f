import type { Language } from '@office/vocabulary';

/** A name in the reader's language. */
export function localName(
  { name, names }: { name: string; names: Record<Language, string> | null },
  language: Language,
): string {
  return names?.[language] ?? name;
}
