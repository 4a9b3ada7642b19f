import type { SearchSource } from '../platform/search-source.ts';
import { findMeetingsByTerms } from './store/meeting-search-store.ts';

export const meetingSource: SearchSource = {
  kind: 'MEETING',
  area: 'meeting',
  async find(deps, viewer, query) {
    const meetings = await findMeetingsByTerms(deps.db, viewer, query, deps.now());
    return meetings.map(({ id, title, description, startTime }) => ({
      id,
      title,
      text: description,
      path: `/online-meeting?meetingId=${id}`,
      at: startTime,
    }));
  },
};
