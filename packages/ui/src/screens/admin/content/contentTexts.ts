import {
  languages,
  maxContentLength,
  maxTextLength,
  missingTexts,
  type Language,
} from '@office/vocabulary';
import * as z from 'zod/mini';
import type { ChangedField } from '../../../patterns/EditConflictNotice/index.ts';
import type { useText } from '../../../patterns/LocaleProvider/useText.ts';
import { languageSwitch } from '../../../patterns/texts.ts';

export interface ContentTexts {
  title: Record<Language, string>;
  content: Record<Language, string>;
}

/** The field reports an overlong text itself. */
const text = (most: number) =>
  z.string().check(z.refine((value) => [...value].length <= most, { error: 'validation.tooLong' }));

export const contentTexts = {
  title: z.object({ ja: text(maxTextLength), en: text(maxTextLength) }),
  content: z.object({ ja: text(maxContentLength), en: text(maxContentLength) }),
};

/** Rule for a form with `contentTexts`: one language is enough, but each language has all texts or none. */
export const completeTexts =
  (language: Language) =>
  ({ value, issues }: z.core.ParsePayload<ContentTexts>): void => {
    const { title, content } = value;
    for (const path of missingTexts({ title, content }, language)) {
      const [field, each] = path.split('.');
      const message = 'validation.required';
      issues.push({ code: 'custom', path: [field!, each!], message, input: value });
    }
  };

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
