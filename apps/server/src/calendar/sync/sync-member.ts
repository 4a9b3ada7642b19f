import { ApiError } from '../../http/api-error.ts';
import type { Viewer } from '../../http/claims.ts';
import { answerMeeting } from '../../meeting/answers.ts';
import { cancelMeeting } from '../../meeting/cancellation.ts';
import { memberMeetings, type MemberMeeting } from '../../meeting/member-calendar.ts';
import type { PlanningDeps } from '../../meeting/planning.ts';
import { updateMeeting } from '../../meeting/rescheduling.ts';
import type { RemoteCalendar, RemoteEvent, SyncWindow } from '../providers/remote-calendar.ts';
import type { AccountRow } from '../sync-store.ts';

export type SyncDeps = PlanningDeps;

export interface Member {
  viewer: Viewer;
  language: 'ja' | 'en';
}

export interface SyncContext {
  account: AccountRow;
  remote: RemoteCalendar;
  window: SyncWindow;
  member: Member;
}

export const meetingsOf = (deps: SyncDeps, { account, window, member }: SyncContext) =>
  memberMeetings(deps, account, { language: member.language, ...window });

/** Returns false if the member may not change the meeting or the change is invalid. */
export async function applyRemoteChange(
  deps: SyncDeps,
  { viewer }: Member,
  meetingId: string,
  { title, startTime, endTime }: RemoteEvent,
  options: { isFromProvider: boolean },
): Promise<boolean> {
  const times = { startTime: startTime.toISOString(), endTime: endTime.toISOString() };
  const change = { ...(title && { title }), ...times };
  return succeeds(() => updateMeeting({ ...deps, viewer }, meetingId, change, options));
}

/** Cancels the meeting of an organiser, also a whole series with a conference; declines others. */
export async function applyRemoteDeletion(
  deps: SyncDeps,
  { viewer }: Member,
  { meetingId, organizes, seriesId, provider }: MemberMeeting,
  kind: AccountRow['kind'],
): Promise<void> {
  const scope = seriesId && provider === kind ? 'ALL' : 'THIS';
  await succeeds(() =>
    organizes
      ? cancelMeeting({ ...deps, viewer }, meetingId, scope)
      : answerMeeting({ ...deps, viewer }, meetingId, { answer: 'DECLINED' }),
  );
}

async function succeeds(change: () => Promise<unknown>): Promise<boolean> {
  try {
    await change();
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}
