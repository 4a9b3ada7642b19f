import type { MeetingPlanMode } from '@office/ui/screens/meeting';

export type MeetingPageRoute =
  | { page: 'list'; joining: boolean }
  | { page: 'meeting'; meetingId: string }
  | { page: 'edit'; meetingId: string }
  | { page: 'new'; mode: MeetingPlanMode };

/** @param mayCreate false for guests, who cannot plan or start meetings */
export function pageFromSearch(
  search: URLSearchParams,
  mayCreate: boolean | undefined,
): MeetingPageRoute {
  const meetingId = search.get('meetingId');
  const view = search.get('view') ?? '';
  if (meetingId) return { page: view === 'edit' ? 'edit' : 'meeting', meetingId };
  const mode = modeOf(view, search.get('meetingRoomId'));
  if (!mode || mayCreate === false) return { page: 'list', joining: view === 'join' };
  return { page: 'new', mode };
}

function modeOf(view: string, meetingRoomId: string | null): MeetingPlanMode | null {
  switch (view) {
    case 'new':
      return 'CREATE';
    case 'now':
      return 'CREATE_NOW';
    case 'room':
      return meetingRoomId ? 'CREATE_MEETING_ROOM_NOW' : 'CREATE_NOW';
    default:
      return null;
  }
}
