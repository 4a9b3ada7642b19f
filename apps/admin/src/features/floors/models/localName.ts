import type { Language } from '@office/vocabulary';

export function localName(
  { name, names }: { name: string; names: Record<Language, string> | null },
  language: Language,
): string {
  return names?.[language] ?? name;
}
