/** Distance in metres beyond which a direct voice call ends. */
export const voiceRangeMetres = 5;

/** Metres at which a direct call warns, and the lower distance that clears the warning. */
export const voiceWarningMetres = 4;
export const voiceWarningClearedMetres = 3.6;
