import { MyDesk, type MyDeskState } from '@office/ui/screens/people';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useQuery } from '../../../platform/api/queries.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { unreadOf, useDirectMessage, useRoomHeads } from '../../chat/index.ts';
import { showError } from '@office/client/errors/showError.ts';
import { useTodaysMeetings } from '../../meeting/index.ts';
import { useMayCreate } from '../../organization/index.ts';
import { presenceHints } from '../models/presenceHints.ts';
import { usePresenceChange } from '../models/usePresenceChange.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { useDesk } from '../models/useDesk.ts';
import { useReadNotes } from '../models/useDeskNotices.ts';
import { useFloors } from '../../../office/floors/useFloors.ts';
import { useGoTo } from '../../../office/walking/useGoTo.ts';
import { changeSeat, useSeats } from '../../../office/floors/useSeats.ts';

export function MyDeskPage() {
  const navigate = useNavigate();
  const { user } = useSession();
  const { offices, names, currentFloor, error, reload } = useFloors();
  const { data: seats, error: seatsError, mutate: renewSeats } = useSeats(offices);
  const { data: profile } = useQuery('/v1/auth/user/profile');
  const heads = useRoomHeads();
  const presence = usePresenceChange();
  const desk = useDesk(user?.id ?? '');
  useReadNotes(desk.unreadNotes);
  const meetings = useTodaysMeetings();
  const goTo = useGoTo();
  const mayChooseSeat = useMayCreate('map') ?? false;
  const mayWrite = useMayCreate('chat') ?? false;
  const writeTo = useDirectMessage();
  const [seatProblem, setSeatProblem] = useState(false);
  const ownSeat = seats?.find(({ state }) => state === 'ACTIVE');

  const [leave, leaving] = useAction(async () => {
    if (!ownSeat) return;
    setSeatProblem(false);
    try {
      await changeSeat(ownSeat, 'EMPTY');
    } catch {
      setSeatProblem(true);
    }
    await renewSeats();
  });
  const [reply] = useAction((userId: string) => writeTo(userId).catch(showError));

  const problem = (): Extract<MyDeskState, { status: 'ready' }>['problem'] => {
    if (seatProblem) return 'seat';
    return presence.state.status === 'failed' ? 'presence' : desk.problem;
  };

  const state = (): MyDeskState => {
    if (!seats || !profile || !desk.shown) {
      return { status: (error ?? seatsError ?? desk.error) ? 'error' : 'loading' };
    }
    const stored = {
      workingStatus: profile.workingStatus ?? 'OFFICE',
      status: profile.status ?? 'AVAILABLE',
    };
    const failed = problem();
    return {
      status: 'ready',
      seat: ownSeat ? { label: ownSeat.label, floorName: names.get(ownSeat.floorId) ?? '' } : null,
      presence: presence.state.status === 'saving' ? presence.state.presence : stored,
      ...presenceHints(profile),
      leaving,
      ...(heads
        ? {
            unread: {
              chatRooms: unreadOf(heads, 'CHANNEL', 'MEETING'),
              directMessages: unreadOf(heads, 'DIRECT'),
            },
          }
        : {}),
      ...(meetings ? { meetings } : {}),
      ...desk.shown,
      ...(failed ? { problem: failed } : {}),
    };
  };

  const chooseSeat = () =>
    void navigate(currentFloor ? `/map?floor=${currentFloor.floor.id}` : '/map');

  return (
    <MyDesk
      state={state()}
      profileHref="/profile"
      onGoToSeat={() => {
        if (ownSeat) goTo({ floorId: ownSeat.floorId, goal: { seatId: ownSeat.seatId } });
      }}
      onLeaveSeat={leave}
      onChooseSeat={mayChooseSeat ? chooseSeat : undefined}
      onPresenceChange={presence.change}
      onDecorationsChange={({ decorations }) => desk.decorate(decorations)}
      onDeleteNote={({ noteId }) => desk.deleteNote(noteId)}
      {...(mayWrite ? { onReplyToNote: ({ userId }: { userId: string }) => reply(userId) } : {})}
      onRetry={() => {
        reload();
        void renewSeats();
        desk.reload();
      }}
    />
  );
}
