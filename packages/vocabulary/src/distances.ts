// Distances on the floor, in metres.

/** Within this two people can talk: a direct voice chat warns near it and ends beyond it (spec §9). */
export const voiceRangeMetres = 5;
