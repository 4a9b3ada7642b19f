export const shareHref = (roomId: string) => `/voice-chat/${roomId}?view=share`;
