import { languages, toOneLine, type Language } from '@office/vocabulary';

/** A text of all languages as the search shows it, a line each: first the viewer's. */
export function searchTexts(
  content: Record<Language, string>,
  { language }: { language: Language },
  format: 'MARKDOWN' | 'PLAIN' = 'MARKDOWN',
): string[] {
  const order = [language, ...languages.filter((other) => other !== language)];
  return order.map((each) => (format === 'PLAIN' ? content[each] : toOneLine(content[each])));
}
