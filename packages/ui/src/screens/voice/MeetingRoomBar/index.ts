export { MeetingRoomBar, type MeetingRoomBarProps } from './MeetingRoomBar.tsx';
