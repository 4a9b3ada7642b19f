export const languages = ['ja', 'en'] as const;
/** A language of the product. */
export type Language = (typeof languages)[number];
