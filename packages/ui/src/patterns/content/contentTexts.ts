import { languages, maxContentLength, maxTextLength, type Language } from '@office/vocabulary';
import * as z from 'zod/mini';
import type { ChangedField } from '../ChangedMeanwhile/index.ts';
import type { useText } from '../LocaleProvider/useText.ts';
import { languageSwitch } from '../texts.ts';

/** The texts of a thing that members read, in both languages. */
export interface ContentTexts {
  title: Record<Language, string>;
  content: Record<Language, string>;
}

/** One that is too long says so itself, at its language. */
const text = (most: number) =>
  z.string().check(
    z.refine((value) => value.trim() !== '' && [...value].length <= most, {
      error: 'validation.required',
    }),
  );

/** The rules of both texts, in both languages. */
export const contentTexts = {
  title: z.object({ ja: text(maxTextLength), en: text(maxTextLength) }),
  content: z.object({ ja: text(maxContentLength), en: text(maxContentLength) }),
};

/** The texts of two versions; `words` names them. */
export function textDifferences(
  mine: ContentTexts,
  theirs: ContentTexts,
  words: { say: ReturnType<typeof useText>; title: string; content: string },
): ChangedField[] {
  return (['title', 'content'] as const).flatMap((field) =>
    languages.map((language) => ({
      id: `${field}.${language}`,
      label: `${words[field]} (${words.say(languageSwitch[language])})`,
      mine: mine[field][language],
      theirs: theirs[field][language],
    })),
  );
}
