import { lazyPart } from '@office/client/loading/lazyPart.tsx';

export const PlanMeetingForm = lazyPart(
  async () => (await import('./pages/MeetingFormPages.tsx')).NewMeetingPage,
);
