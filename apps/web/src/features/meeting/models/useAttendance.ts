import { OfficeError, toErrorParams, unwrap, type Schemas } from '@office/api';
import { Store } from '@office/client/lib/Store.ts';
import type { ErrorCode } from '@office/vocabulary';
import { useStore } from '@office/client/lib/useStore.ts';
import { office, quietOffice } from '../../../platform/api/client.ts';
import { useMeetingCall } from '../../../platform/meeting/meetingCall.ts';

type Meeting = Pick<Schemas['Meeting'], 'id' | 'provider'>;

export interface MeetingAttendance {
  joinedMeetingId: string | null;
  join(meeting: Meeting): Promise<void>;
  joinByNumber(entered: { number: string; passcode: string }): Promise<Schemas['Meeting']>;
  leave(meeting: Meeting): Promise<void>;
}

class JoinedMeeting extends Store<string | null> {
  constructor() {
    super(null);
  }

  joined(meetingId: string): void {
    this.set(meetingId);
  }

  left(meetingId: string): void {
    if (this.getSnapshot() === meetingId) this.set(null);
  }
}

const joinedExternalMeeting = new JoinedMeeting();

/** Joins an office meeting by its call, others by their page. Shows the member as busy. */
export function useAttendance(): MeetingAttendance {
  const { attendance } = useMeetingCall();
  const elsewhere = useStore(joinedExternalMeeting);
  const here = useStore(attendance);
  const joinByCall = async (meetingId: string) => {
    const outcome = await attendance.join(meetingId);
    if (outcome.status === 'refused') throw outcome.error;
    if (outcome.status === 'full') throw refusal('voiceChatRoomFull');
  };
  return {
    joinedMeetingId: here.status === 'in' ? here.meeting.id : elsewhere,
    async join({ id, provider }) {
      if (provider === 'OFFICE') return joinByCall(id);
      openMeetingPage(await joinNow({ meetingId: id }));
    },
    async joinByNumber(entered) {
      const meeting = await joinNow(entered);
      if (meeting.provider === 'OFFICE') await joinByCall(meeting.id);
      else openMeetingPage(meeting);
      return meeting;
    },
    async leave({ id, provider }) {
      if (provider === 'OFFICE') return attendance.leave();
      await unwrap(quietOffice.POST('/v1/meetings/{id}/leave', { params: { path: { id } } }));
      joinedExternalMeeting.left(id);
    },
  };
}

const joinNow = (body: Schemas['JoinMeetingRequest']) =>
  unwrap(office.POST('/v1/meetings/join-now', { body }));

function openMeetingPage({ id, meetingUrl }: Schemas['Meeting']): void {
  joinedExternalMeeting.joined(id);
  openExternalMeeting(meetingUrl);
}

export function openExternalMeeting(url: string | null): void {
  if (url) window.open(url, '_blank', 'noopener');
}

function refusal(errors: ErrorCode): OfficeError {
  return new OfficeError(409, { statusCode: 409, message: errors, errors });
}

/** Returns the end of the block after too many wrong passcodes, in epoch ms. Null for other errors. */
export function blockedUntil(error: unknown, now: number): number | null {
  if (!(error instanceof OfficeError) || error.status !== 429) return null;
  const { retryAfter } = toErrorParams(error);
  return now + Number(retryAfter ?? 60) * 1000;
}
