export * from './MeetingRoomBookings.tsx';
export type * from './MeetingRoomBookings.types.ts';
