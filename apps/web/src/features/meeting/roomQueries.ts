/** The name of the queries that ask for a room; a message about rooms renews them. */
export const roomBusyKey = 'meetingRoomBusy';
