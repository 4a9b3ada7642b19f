/** Key of the room availability queries. Real-time messages about rooms invalidate them. */
export const roomBusyKey = 'meetingRoomBusy';
