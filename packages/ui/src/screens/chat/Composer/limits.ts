/** From here on it is said how much is left. */
export const remainingShown = 900;

/** Characters as the server counts them: an emoji outside the basic plane is one. */
export const lengthOf = (text: string): number => [...text].length;
