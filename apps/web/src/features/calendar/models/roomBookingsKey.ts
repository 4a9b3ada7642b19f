/** The name of the query for the bookings of rooms; a message about rooms renews it. */
export const roomBookingsKey = 'roomBookings';
