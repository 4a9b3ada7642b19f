/** Length from which the remaining characters are shown. */
export const remainingShownFrom = 900;

/** Counts code points like the server, so an emoji outside the BMP counts as one. */
export const lengthOf = (text: string): number => [...text].length;
