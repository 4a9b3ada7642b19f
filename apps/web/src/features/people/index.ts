/** What other features and the shell use of people and their presence. */
export { OwnPresence } from './OwnPresence.tsx';
export { useIdleReports } from './useIdleReports.ts';
export { useMembersLanguage } from './useMembersLanguage.ts';
export { usePeopleUpdates } from './usePeopleUpdates.ts';
export { usePersonActions } from './usePersonActions.ts';
