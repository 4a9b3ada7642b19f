/** Matches every character that is not a half- or full-width digit; replace with '' to strip. */
export const nonDigits = /[^0-9０-９]/gu;
