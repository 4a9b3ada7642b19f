import type { LocaleText } from './LocaleProvider/localeContext.ts';
import { validation } from './texts.ts';

export type RuleKey = `validation.${keyof typeof validation}`;

const prefix = 'validation.';
const textOf = (key: string) =>
  (validation as Record<string, LocaleText>)[key.slice(prefix.length)];

export function isRuleKey(message: string): message is RuleKey {
  return message.startsWith(prefix) && textOf(message) !== undefined;
}

export function ruleText(key: RuleKey): LocaleText {
  return textOf(key)!;
}
