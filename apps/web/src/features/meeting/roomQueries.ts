/** The names of the queries that ask for rooms; a message about rooms renews them. */
export const roomBusyKey = 'meetingRoomBusy';
export const roomDayKey = 'meetingRoomDay';
