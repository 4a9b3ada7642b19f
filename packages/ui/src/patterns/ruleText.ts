import type { LocaleText } from './LocaleProvider/textIn.ts';
import { validation } from './texts.ts';

/** The key of what a rule says about a value that breaks it. */
export type RuleKey = `validation.${keyof typeof validation}`;

const prefix = 'validation.';
const textOf = (key: string) =>
  (validation as Record<string, LocaleText>)[key.slice(prefix.length)];

/** Whether a message is a rule's key, and not a text already. */
export function isRuleKey(message: string): message is RuleKey {
  return message.startsWith(prefix) && textOf(message) !== undefined;
}

/** Finds the text of a rule. */
export function ruleText(key: RuleKey): LocaleText {
  return textOf(key)!;
}
