import { languages, toOneLine, type Language } from '@office/vocabulary';

/** Returns a text in all languages for the search, each as one line, the viewer's language first. */
export function searchTexts(
  content: Record<Language, string>,
  { language }: { language: Language },
  format: 'MARKDOWN' | 'PLAIN' = 'MARKDOWN',
): string[] {
  const order = [language, ...languages.filter((other) => other !== language)];
  return order.map((each) => (format === 'PLAIN' ? content[each] : toOneLine(content[each])));
}
