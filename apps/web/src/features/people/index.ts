import { lazyPart } from '@office/client/loading/lazyPart.tsx';

export const OwnPresence = lazyPart(
  async () => (await import('./pages/OwnPresence.tsx')).OwnPresence,
);
export { useOwnProfile } from './models/useOwnProfile.ts';
export { usePresenceChange } from './models/usePresenceChange.ts';
export { usePersonActions } from './models/usePersonActions.ts';
