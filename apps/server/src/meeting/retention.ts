export { countOldMeetings } from './store/meeting-retention-store.ts';
