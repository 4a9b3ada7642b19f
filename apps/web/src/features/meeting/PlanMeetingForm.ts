import { lazyPart } from '@office/client/loading/lazyPart.tsx';

/** The form for a new meeting, for the calendar. */
export const PlanMeetingForm = lazyPart(
  async () => (await import('./pages/MeetingFormPages.tsx')).NewMeetingPage,
);
