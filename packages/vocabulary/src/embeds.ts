/** Widgets per organisation. */
export const maxEmbeds = 20;
export const maxEmbedOrigins = 20;
export const maxEmbedMeetingRooms = 20;
/** Members whose names a widget shows. */
export const maxEmbedMembers = 30;

/** Same as an item of `EmbedOrigins` in the contract. */
export const embedOriginPattern = /^https?:\/\/[^\s/?#@*\\]+$/;
