/** The room's panel with the choice of a document to share. */
export const shareHref = (roomId: string) => `/voice-chat/${roomId}?view=share`;
