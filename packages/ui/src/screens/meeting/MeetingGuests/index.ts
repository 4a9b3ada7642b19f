export {
  MeetingGuests,
  type MeetingGuestItem,
  type MeetingGuestsProps,
  type MeetingGuestsState,
} from './MeetingGuests.tsx';
