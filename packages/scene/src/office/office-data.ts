import type { Language, SeatState } from '@office/vocabulary';
import type { FloorPlan } from '@office/world/floor-plan';
import type { FloorSeatChange } from '@office/world/movement';
import { watchFloor } from '../net/watch-floor.ts';
import { emptyDesk } from '../net/desk-contents.ts';
import type { DeskContents } from '../net/desk-contents.ts';
import type { WatchFloor } from '../net/watch-floor.ts';
import type { RoomMeetings } from '../net/answers.ts';
import type { FloorSummary, OfficeApi, SeatOutcome, SeatPosition } from '../net/office-api.ts';

export interface Storey {
  summary: FloorSummary;
  plan: FloorPlan;
}

export class OfficeData {
  readonly #api: OfficeApi;
  #seats: SeatPosition[] = [];
  /** Number of received seat changes, to detect outdated responses. */
  #changes = 0;

  constructor(api: OfficeApi) {
    this.#api = api;
  }

  /** Not cached, because an administrator may have replaced the plan. */
  plan(floorId: string): Promise<FloorPlan> {
    return this.#api.plan(floorId);
  }

  get userId(): string {
    return this.#api.session.data.user.id;
  }

  readonly watch: WatchFloor = (floorId, news) => watchFloor(this.#api.session, floorId, news);

  /** Returns all floors with a loadable plan, or only `current` if the list cannot be loaded. */
  async storeys(current: FloorSummary): Promise<Storey[]> {
    const summaries = await this.#api.floors().catch(() => [current]);
    const loaded = await Promise.allSettled(
      summaries.map(async (summary) => ({ summary, plan: await this.plan(summary.id) })),
    );
    return loaded.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  }

  async refreshSeats(): Promise<void> {
    let changesBefore: number;
    do {
      changesBefore = this.#changes;
      this.#seats = await this.#api.seats().catch(() => this.#seats);
      // Repeats the request if a change arrived in between, because the response may be older.
    } while (changesBefore !== this.#changes);
  }

  changeSeat(floorId: string, { seatId, user }: FloorSeatChange): void {
    this.#changes++;
    const state = user ? (user.userId === this.userId ? 'ACTIVE' : 'SELECTED') : 'EMPTY';
    this.#seats = this.#seats.map((seat) =>
      seat.floorId === floorId && seat.seatId === seatId
        ? { ...seat, state, owner: user ?? undefined }
        : seat,
    );
  }

  seatsOf(floorId: string | undefined): Map<string, SeatState> {
    return new Map(
      this.#seats
        .filter((seat) => seat.floorId === floorId)
        .map(({ seatId, state }) => [seatId, state]),
    );
  }

  seat(floorId: string | undefined, seatId: string): SeatPosition | undefined {
    return this.#seats.find((seat) => seat.floorId === floorId && seat.seatId === seatId);
  }

  async takeSeat(floorId: string, seatId: string): Promise<SeatOutcome> {
    const outcome = await this.#api.takeSeat(floorId, seatId);
    if (outcome !== 'taken') return outcome;
    this.#seats = this.#seats.map((seat): SeatPosition => {
      if (seat.floorId === floorId && seat.seatId === seatId) return { ...seat, state: 'ACTIVE' };
      return seat.state === 'ACTIVE' ? { ...seat, state: 'EMPTY', owner: undefined } : seat;
    });
    return outcome;
  }

  get ownSeat(): string | undefined {
    return this.#seats.find(({ state }) => state === 'ACTIVE')?.label;
  }

  async desk(language: Language): Promise<DeskContents> {
    const [desk, meetings, channel, direct] = await Promise.all([
      this.#api.desk(language).catch(() => emptyDesk),
      this.#api.todaysMeetings().catch(() => undefined),
      this.#api.unread('CHANNEL').catch(() => 0),
      this.#api.unread('DIRECT').catch(() => 0),
    ]);
    return { ...emptyDesk, ...desk, meetings, unread: { ...emptyDesk.unread, channel, direct } };
  }

  meetingRooms(floorId: string): Promise<Map<string, string>> {
    return this.#api.meetingRooms(floorId).catch(() => new Map<string, string>());
  }

  roomMeetings(floorId: string): Promise<RoomMeetings[] | undefined> {
    return this.#api.roomMeetings(floorId).catch(() => undefined);
  }
}
