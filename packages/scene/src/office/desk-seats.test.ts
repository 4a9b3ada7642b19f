import type { Language } from '@office/vocabulary';
import { expect, it, vi } from 'vitest';
import { textsFor } from '../texts.ts';
import type { OfficeApi, SeatPosition } from '../net/office-api.ts';
import type { ConfirmDialog } from './confirm-dialog.ts';
import { DeskSeats } from './desk-seats.ts';
import { OfficeData } from './office-data.ts';

// The socket needs a window.
vi.mock('../net/watch-floor.ts', () => ({ watchFloor: () => () => {} }));

const floorId = 'floor-1';
const seat = { id: 'b-1', label: 'B-1' } as Parameters<DeskSeats['nameOf']>[0];

function startSeats(language: Language) {
  const position: SeatPosition = {
    ...{ seatId: seat.id, label: 'B-1', floorId, state: 'SELECTED' },
    owner: { name: '高橋 蓮', nameLatin: 'Takahashi Ren' },
  };
  const api = {
    session: { data: { user: { id: 'user-1' } } },
    seats: async () => [position],
  } as unknown as OfficeApi;
  const data = new OfficeData(api);
  const said: string[] = [];
  const seats = new DeskSeats({
    dialog: {} as ConfirmDialog,
    data: () => data,
    main: () => undefined,
    floorId: () => floorId,
    language: () => language,
    texts: () => textsFor(language),
    say: (text) => said.push(text),
  });
  return { seats, said };
}

it.each([
  ['en', 'Takahashi Ren', 'Ito Mei'],
  ['ja', '高橋 蓮', '伊藤 芽依'],
] as const)(
  'names the owner of a seat in %s, also after a change',
  async (language, name, next) => {
    const { seats, said } = startSeats(language);
    await seats.refresh();
    expect(seats.nameOf(seat)).toContain(name);
    seats.handleClick(seat);
    expect(said[0]).toContain(name);
    const user = { userId: 'mei', name: '伊藤 芽依', nameLatin: 'Ito Mei' };
    seats.changed(floorId, { seatId: seat.id, user });
    expect(seats.nameOf(seat)).toContain(next);
  },
);
