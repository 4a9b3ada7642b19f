export { OwnPresence } from './pages/OwnPresence.tsx';
export { useDeskNotices, useUnreadNotes } from './models/useDeskNotices.ts';
export { useIdleReports } from './models/useIdleReports.ts';
export { useMembersLanguage } from './models/useMembersLanguage.ts';
export { usePresenceChange } from './models/usePresenceChange.ts';
export { usePersonActions } from './models/usePersonActions.ts';
export { peopleUpdates } from './updates.ts';
