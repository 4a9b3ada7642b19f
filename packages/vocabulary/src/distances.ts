/** Distance in metres beyond which a direct voice call ends. */
export const voiceRangeMetres = 5;

/**
 * Distance in metres at which a direct voice call warns, and the lower distance at which the
 * warning is cleared.
 */
export const voiceWarningMetres = 4;
export const voiceWarningClearedMetres = 3.6;
