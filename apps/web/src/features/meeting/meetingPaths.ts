import { matchPath } from 'react-router-dom';

export const meetingHref = (meetingId: string): string =>
  `/online-meeting?meetingId=${encodeURIComponent(meetingId)}`;

export const joinHref = '/online-meeting?view=join';
export const startNowHref = '/online-meeting?view=now';

export function planHref(
  preset: {
    /** Comma-separated ids. */
    userIds?: string;
    startTime?: string;
    endTime?: string;
    meetingRoomId?: string;
    /** Starts the time search immediately. */
    find?: '1';
  } = {},
): string {
  const search = new URLSearchParams({ view: 'new', ...preset });
  return `/online-meeting?${search.toString()}`;
}

export const editHref = (meetingId: string): string => `${meetingHref(meetingId)}&view=edit`;

export function meetingIdFromUrl({
  pathname,
  search,
}: {
  pathname: string;
  search: string;
}): string | null {
  const page = matchPath('/online-meeting/:meetingId?', pathname);
  return page && (page.params.meetingId ?? new URLSearchParams(search).get('meetingId'));
}
