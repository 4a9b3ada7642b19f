import { lazyPart } from '@office/client/loading/lazyPart.tsx';
import type { WorkplaceFeature } from '../../platform/workplace/WorkplaceFeature.ts';
import { meetingUpdates } from './updates.ts';
import { useMeetingNotices } from './useMeetingNotices.ts';

export const meetingFeature: WorkplaceFeature = {
  updates: meetingUpdates,
  searchLinks: [
    {
      id: 'startMeeting',
      icon: 'onlineMeeting',
      to: '/online-meeting?view=now',
      area: 'meeting',
      creates: true,
    },
    {
      id: 'planMeeting',
      icon: 'plan',
      to: '/online-meeting?view=new',
      area: 'meeting',
      creates: true,
    },
    { id: 'joinMeeting', icon: 'onlineMeeting', to: '/online-meeting?view=join', area: 'meeting' },
  ],
  useEffects: useMeetingNotices,
  Prompt: lazyPart(async () => (await import('./pages/MeetingPrompts.tsx')).MeetingPrompts),
};
