import { stringsOf } from './strings.ts';

/** The texts of one area in the language of the story, for play functions to find things by name. */
export function wordsOf({ globals }: { globals: Record<string, unknown> }, namespace: string) {
  return stringsOf(String(globals['locale'])).getFixedT(null, namespace);
}
