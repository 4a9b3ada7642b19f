// Distances on the floor, in metres.

/** Within this two people can talk: a direct voice chat ends beyond it. */
export const voiceRangeMetres = 5;

/** From here on a direct voice chat warns, and from here on inwards it is calm again. */
export const voiceWarningMetres = 4;
export const voiceCalmMetres = 3.6;
