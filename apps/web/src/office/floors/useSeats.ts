import { unwrap, type Schemas } from '@office/api';
import useSWR from 'swr';
import { queryPrefix } from '@office/client/api/queryKeys.ts';
import { office } from '../../platform/api/client.ts';

export const seatsKey = 'seats';

export type SeatWithOffice = Schemas['SeatPosition'] & { contractId: string };

async function seatsOf(contractId: string): Promise<SeatWithOffice[]> {
  const path = { orgContractId: contractId };
  const { data } = await unwrap(
    office.GET('/v1/user-seat-positions/org-contract/{orgContractId}', { params: { path } }),
  );
  return data.map((seat) => ({ ...seat, contractId }));
}

/** Seats of all offices, never cached (spec §7, zero stale time). */
export function useSeats(offices: readonly Schemas['Office'][] | undefined) {
  const ids = offices?.filter(({ blocked }) => !blocked).map(({ id }) => id);
  return useSWR(
    ids ? [queryPrefix, seatsKey, ...ids] : null,
    async ([, , ...contractIds]) => (await Promise.all(contractIds.map(seatsOf))).flat(),
    { dedupingInterval: 0 },
  );
}

export async function changeSeat(seat: SeatWithOffice, state: 'ACTIVE' | 'EMPTY'): Promise<void> {
  const { contractId: orgContractId, floorId, seatId } = seat;
  await unwrap(
    office.POST('/v1/user-seat-positions', { body: { orgContractId, floorId, seatId, state } }),
  );
}
