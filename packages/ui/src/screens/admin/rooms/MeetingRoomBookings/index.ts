export * from './MeetingRoomBookings.tsx';
