export { DoorSign, type DoorSignMeeting, type DoorSignProps } from './DoorSign.tsx';
