import { unwrap } from '@office/api';
import { errorText } from '@office/client/errors/errorText.ts';
import { currentLanguage } from '@office/client/i18n/i18n.ts';
import { displayName, displayNames } from '@office/client/people/displayName.ts';
import {
  SeatAssignments,
  type EditedPlan,
  type SeatAssignment,
  type SeatAssignmentsState,
} from '@office/ui/screens/admin/floors';
import { useDeferredValue, useState } from 'react';
import { useParams } from 'react-router-dom';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { usePageTrail } from '../../../platform/navigation/PageTrail.ts';
import { localName } from '../models/localName.ts';

const maxCandidates = 10;

export function FloorSeatsPage() {
  const { floorId = '' } = useParams();
  const breadcrumbs = usePageTrail();
  const language = currentLanguage();
  const params = { path: { floorId } };
  const edited = useQuery('/v1/admin/floors/{floorId}/plan', { params });
  const seats = useQuery('/v1/admin/floors/{floorId}/seats', { params });
  const [assignment, setAssignment] = useState<Omit<SeatAssignment, 'candidates'>>();
  const [keyword, setKeyword] = useState('');
  const deferredKeyword = useDeferredValue(keyword.trim());
  const candidates = useQuery(
    '/v1/admin/floors/{floorId}/seat-candidates',
    assignment
      ? { params: { path: { floorId }, query: { keyword: deferredKeyword, limit: maxCandidates } } }
      : null,
    { keepPreviousData: true },
  );

  const assign = async (seatId: string, userId: string | null) => {
    const seat = seats.data?.data.find((each) => each.seatId === seatId);
    if (!seat) return;
    setAssignment({ seatId, submitting: true });
    try {
      await unwrap(
        office.PUT('/v1/admin/floors/{floorId}/seats/{seatId}', {
          params: { path: { floorId, seatId } },
          body: { userId, expectedUserId: seat.user?.userId ?? null },
        }),
      );
      setAssignment(undefined);
    } catch (error) {
      setAssignment({ seatId, submitting: false, problem: errorText(error) });
    }
    await seats.mutate();
  };

  return (
    <SeatAssignments
      state={stateOf()}
      breadcrumbs={breadcrumbs}
      onChoose={({ seatId }) => {
        setKeyword('');
        setAssignment({ seatId, submitting: false });
      }}
      onSearch={(event) => setKeyword(event.keyword)}
      onAssign={({ seatId, userId }) => void assign(seatId, userId)}
      onFree={({ seatId }) => void assign(seatId, null)}
      onCancel={() => setAssignment(undefined)}
      onRetry={() => {
        void edited.mutate();
        void seats.mutate();
      }}
    />
  );

  function stateOf(): SeatAssignmentsState {
    if (!edited.data || !seats.data)
      return { status: edited.error || seats.error ? 'error' : 'loading' };
    const { floor, plan } = edited.data;
    const floorName = localName(floor, language);
    if (seats.data.data.length === 0) return { status: 'empty', floorName };
    const zones = new Map(plan.zones.map(({ id, name }) => [id, name[language]]));
    return {
      status: 'ready',
      floorName,
      plan: plan as EditedPlan,
      seats: seats.data.data.map(({ seatId, label, zoneId, user }) => ({
        seatId,
        label,
        zoneName: zones.get(zoneId) ?? '',
        ...(user && {
          owner: { userId: user.userId, ...displayNames(user), avatarUrl: user.avatarUrl },
        }),
      })),
      assignment: assignment && {
        ...assignment,
        ...(candidates.data && {
          candidates: candidates.data.data.map(({ user, seat }) => ({
            userId: user.userId,
            name: displayName(user),
            ...(seat && { seat: { label: seat.label, floorName: seat.floorName } }),
          })),
        }),
      },
    };
  }
}
