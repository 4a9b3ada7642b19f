import { unwrap, toErrorParams, type Schemas } from '@office/api';
import { formatDateTime, type MeetingScope } from '@office/vocabulary';
import i18next from 'i18next';
import { useState } from 'react';
import { office } from '../../../platform/api/client.ts';
import { errorCode } from '@office/client/errors/errorCode.ts';
import { showError } from '@office/client/errors/showError.ts';
import { toasts } from '@office/client/toasts/toasts.ts';
import { useRevalidateMeetings } from '../../meeting/index.ts';
import type { MovedTimes } from './calendarMeetings.ts';

export interface Move {
  meeting: Schemas['Meeting'];
  start: string;
  end: string;
  /** Null removes the room; undefined keeps it. */
  meetingRoomId?: string | null;
}

export function useMoveMeeting(): {
  moved: MovedTimes;
  asking: Move | null;
  move(move: Move): void;
  choose(scope: MeetingScope): void;
  cancel(): void;
} {
  const renew = useRevalidateMeetings();
  const [moved, setMoved] = useState<MovedTimes>({});
  const [asking, setAsking] = useState<Move | null>(null);
  const forget = (id: string) => setMoved(({ [id]: _, ...others }) => others);
  const show = ({ meeting, start, end }: Move) =>
    setMoved((others) => ({ ...others, [meeting.id]: { start, end } }));
  const send = async ({ meeting, start, end, meetingRoomId }: Move, scope?: MeetingScope) => {
    const body = {
      startTime: start,
      endTime: end,
      ...(meetingRoomId === undefined ? {} : { meetingRoomId }),
      ...(scope ? { scope } : {}),
    };
    const params = { path: { id: meeting.id } };
    try {
      await unwrap(office.PATCH('/v1/meetings/{id}', { params, body }));
      await renew();
    } catch (error) {
      showMoveError(error);
    }
    forget(meeting.id);
  };
  return {
    moved,
    asking,
    move(event) {
      show(event);
      if (event.meeting.seriesId) setAsking(event);
      else void send(event);
    },
    choose(scope) {
      if (asking) void send(asking, scope);
      setAsking(null);
    },
    cancel() {
      if (asking) forget(asking.meeting.id);
      setAsking(null);
    },
  };
}

function showMoveError(error: unknown): void {
  const { startTime } = toErrorParams(error);
  if (errorCode(error) !== 'meetingRoomBusy' || typeof startTime !== 'string') {
    return showError(error);
  }
  toasts.show({
    type: 'ERROR',
    title: i18next.t('error', { ns: 'common' }),
    description: i18next.t('errorResponse.meetingRoomBusy', {
      ns: 'errors',
      startTime: formatDateTime(startTime),
    }),
  });
}
