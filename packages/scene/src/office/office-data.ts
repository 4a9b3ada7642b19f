import type { SeatState } from '@office/vocabulary';
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

/** The organisation's data: its floors, and who has which desk. */
export class OfficeData {
  readonly #api: OfficeApi;
  #seats: SeatPosition[] = [];
  /** Changes that the server told so far. */
  #changes = 0;

  constructor(api: OfficeApi) {
    this.#api = api;
  }

  /** The plan that is in use now: an administrator may have put another one in place. */
  plan(floorId: string): Promise<FloorPlan> {
    return this.#api.plan(floorId);
  }

  get userId(): string {
    return this.#api.session.data.user.id;
  }

  /** Looks at a floor without being on it; the answer ends that. */
  readonly watch: WatchFloor = (floorId, news) => watchFloor(this.#api.session, floorId, news);

  /** Every floor whose plan can be had; `here` alone when the list cannot. */
  async storeys(here: FloorSummary): Promise<Storey[]> {
    const summaries = await this.#api.floors().catch(() => [here]);
    const loaded = await Promise.allSettled(
      summaries.map(async (summary) => ({ summary, plan: await this.plan(summary.id) })),
    );
    return loaded.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  }

  /** Looks again; keeps what was known when that fails. */
  async refreshSeats(): Promise<void> {
    let told: number;
    do {
      told = this.#changes;
      this.#seats = await this.#api.seats().catch(() => this.#seats);
      // An answer may be older than a change that came meanwhile.
    } while (told !== this.#changes);
  }

  /** The server says whose a seat is now. */
  changeSeat(floorId: string, { seatId, user }: FloorSeatChange): void {
    this.#changes++;
    const state = user ? (user.userId === this.userId ? 'ACTIVE' : 'SELECTED') : 'EMPTY';
    this.#seats = this.#seats.map((seat) =>
      seat.floorId === floorId && seat.seatId === seatId
        ? { ...seat, state, owner: user?.name }
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

  /** Makes a seat one's own, and what is known of seats with it. */
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

  /** One's own desk now; what cannot be had is as if there were none. */
  async desk(): Promise<DeskContents> {
    const [desk, meetings, channel, direct] = await Promise.all([
      this.#api.desk().catch(() => emptyDesk),
      this.#api.todaysMeetings().catch(() => undefined),
      this.#api.unread('CHANNEL').catch(() => 0),
      this.#api.unread('DIRECT').catch(() => 0),
    ]);
    return { ...emptyDesk, ...desk, meetings, unread: { ...emptyDesk.unread, channel, direct } };
  }

  meetingRooms(floorId: string): Promise<Map<string, string>> {
    return this.#api.meetingRooms(floorId).catch(() => new Map<string, string>());
  }

  /** The meetings of a floor's rooms now; undefined where they cannot be had. */
  roomMeetings(floorId: string): Promise<RoomMeetings[] | undefined> {
    return this.#api.roomMeetings(floorId).catch(() => undefined);
  }
}
