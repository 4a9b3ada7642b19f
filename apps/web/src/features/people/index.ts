export { OwnPresence } from './pages/OwnPresence.tsx';
export { useOwnProfile } from './models/useOwnProfile.ts';
export { usePresenceChange } from './models/usePresenceChange.ts';
export { usePersonActions } from './models/usePersonActions.ts';
