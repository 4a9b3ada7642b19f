import type { WorkplaceFeature } from '../../platform/workplace/WorkplaceFeature.ts';
import { useDeskNotices, useUnreadNotes } from './models/useDeskNotices.ts';
import { useIdleReports } from './models/useIdleReports.ts';
import { useMembersLanguage } from './models/useMembersLanguage.ts';
import { MemberReachability } from './pages/MemberReachability.tsx';
import { peopleUpdates } from './updates.ts';

export const peopleFeature: WorkplaceFeature = {
  updates: peopleUpdates,
  searchLinks: [
    { id: 'people', icon: 'people', to: '/people' },
    { id: 'editProfile', icon: 'edit', to: '/profile' },
  ],
  Provider: MemberReachability,
  useEffects() {
    useMembersLanguage();
    useIdleReports();
    useDeskNotices();
  },
  useBadges: () => ({ myDesk: useUnreadNotes() }),
};
