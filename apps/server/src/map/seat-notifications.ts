import type { Language } from '@office/vocabulary';
import type { Queryable } from '../database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { floorNames } from './floor-names.ts';
import type { FloorRow } from './floor-store.ts';

/** `REMOVED`: the new floor plan has no such seat. `FREED`, `ASSIGNED`: an administrator changed the seat. */
type SeatChange = 'REMOVED' | 'FREED' | 'ASSIGNED';

const titles: Record<Language, Record<SeatChange, string>> = {
  ja: {
    REMOVED: '席がなくなりました',
    FREED: '席が空席になりました',
    ASSIGNED: '席が決まりました',
  },
  en: {
    REMOVED: 'Your seat is gone',
    FREED: 'Your seat was freed',
    ASSIGNED: 'You have a seat',
  },
};

type Content = (floor: string, seat: string) => string;

const contents: Record<Language, Record<SeatChange, Content>> = {
  ja: {
    REMOVED: (floor, seat) =>
      `${floor}の配置が変わり、席 ${seat} は使えなくなりました。マップで新しい席を選べます。`,
    FREED: (floor, seat) =>
      `管理者が${floor}の席 ${seat} を空席にしました。マップで新しい席を選べます。`,
    ASSIGNED: (floor, seat) => `管理者が${floor}の席 ${seat} を割り当てました。`,
  },
  en: {
    REMOVED: (floor, seat) =>
      `${floor} was rebuilt without seat ${seat}. Choose a new one on the map.`,
    FREED: (floor, seat) =>
      `An administrator freed seat ${seat} on ${floor}. Choose a new one on the map.`,
    ASSIGNED: (floor, seat) => `An administrator gave you seat ${seat} on ${floor}.`,
  },
};

interface SeatNotification {
  change: SeatChange;
  userId: string;
  /** The floor before the change, while its plan still had the seat. */
  floor: Pick<FloorRow, 'id' | 'name' | 'plan'>;
  seatId: string;
}

export async function notifySeatOwners(
  tx: Queryable,
  { notifications }: Pick<Platform, 'notifications'>,
  organizationId: string,
  news: readonly SeatNotification[],
): Promise<void> {
  for (const { change, userId, floor, seatId } of news) {
    const seat = floor.plan.seats.find(({ id }) => id === seatId)?.label ?? seatId;
    const names = floorNames(floor.name, floor.plan.name);
    await notifications.add(tx, {
      organizationId,
      to: [userId],
      kind: 'ORGANIZATION',
      title: { ja: titles.ja[change], en: titles.en[change] },
      content: {
        ja: contents.ja[change](names?.ja ?? floor.name, seat),
        en: contents.en[change](names?.en ?? floor.name, seat),
      },
      path: '/map',
      subject: { kind: 'SEAT', id: `${floor.id}/${seatId}` },
    });
  }
}
