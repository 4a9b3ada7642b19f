/** Name of a person in a language: in English the Latin name, if there is one. */
export function localizedName<Name extends string | null>(
  name: Name,
  nameLatin: string | null | undefined,
  language: string | undefined,
): Name | string {
  return (language === 'en' && nameLatin) || name;
}

/** Name of an incoming webhook with a mark, for places without a badge, such as notifications. */
export function markedBotName(name: string, language: string | undefined): string {
  return language === 'en' ? `${name} (bot)` : `${name}（ボット）`;
}
