/** The pages of online meetings, as their address says it. */
export const meetingHref = (meetingId: string): string =>
  `/online-meeting?meetingId=${encodeURIComponent(meetingId)}`;

export const joinHref = '/online-meeting?view=join';
export const startNowHref = '/online-meeting?view=now';

/** The form of a new meeting, for a person where one is named, at a time where one is chosen. */
export function planHref(
  preset: {
    /** Ids, with commas between. */
    userIds?: string;
    startTime?: string;
    endTime?: string;
    meetingRoomId?: string;
    /** A time is looked for at once. */
    find?: '1';
  } = {},
): string {
  const search = new URLSearchParams({ view: 'new', ...preset });
  return `/online-meeting?${search.toString()}`;
}

export const editHref = (meetingId: string): string => `${meetingHref(meetingId)}&view=edit`;

/** The meeting that a page is about: its own page, or the way into its talk; null for another page. */
export function meetingOfAddress({
  pathname,
  search,
}: {
  pathname: string;
  search: string;
}): string | null {
  const [, id] = /^\/online-meeting(?:\/([^/]+))?$/.exec(pathname) ?? [null, null];
  return id ?? (id === undefined ? new URLSearchParams(search).get('meetingId') : null);
}
