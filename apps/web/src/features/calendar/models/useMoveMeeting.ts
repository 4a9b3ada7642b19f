import { unwrap, toErrorParams } from '@office/api';
import { formatDateTime, type MeetingScope } from '@office/vocabulary';
import i18next from 'i18next';
import { useState } from 'react';
import { office } from '../../../platform/api/client.ts';
import { errorCode } from '@office/client/errors/errorCode.ts';
import { showError } from '@office/client/errors/showError.ts';
import { useStore } from '@office/client/lib/useStore.ts';
import { toasts } from '@office/client/toasts/toasts.ts';
import { useRevalidateMeetings } from '../../meeting/index.ts';
import type { MovedTimes } from './calendarMeetings.ts';
import { MeetingMoves, type Move } from './MeetingMoves.ts';

export function useMoveMeeting(): {
  moved: MovedTimes;
  asking: Move | null;
  move(move: Move): void;
  choose(scope: MeetingScope): void;
  cancel(): void;
} {
  const renew = useRevalidateMeetings();
  const [moves] = useState(
    () =>
      new MeetingMoves({
        save: async (move, scope) => {
          await saveMove(move, scope);
          await renew();
        },
        onFailed: showMoveError,
      }),
  );
  const moved = useStore(moves);
  const [asking, setAsking] = useState<Move | null>(null);
  return {
    moved,
    asking,
    move(event) {
      moves.show(event);
      if (event.meeting.seriesId) setAsking(event);
      else void moves.save(event);
    },
    choose(scope) {
      if (asking) void moves.save(asking, scope);
      setAsking(null);
    },
    cancel() {
      if (asking) moves.discard(asking);
      setAsking(null);
    },
  };
}

async function saveMove(
  { meeting, start, end, meetingRoomId }: Move,
  scope: MeetingScope | undefined,
): Promise<void> {
  const body = {
    startTime: start,
    endTime: end,
    ...(meetingRoomId === undefined ? {} : { meetingRoomId }),
    ...(scope ? { scope } : {}),
  };
  const params = { path: { id: meeting.id } };
  await unwrap(office.PATCH('/v1/meetings/{id}', { params, body }));
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
