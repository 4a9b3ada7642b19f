/** What other features and the shell use of people and their presence. */
export { OwnPresence } from './OwnPresence.tsx';
export { useIdleReports } from './useIdleReports.ts';
export { useMembersLanguage } from './useMembersLanguage.ts';
export { usePersonActions } from './usePersonActions.ts';
export { peopleUpdates } from './updates.ts';
