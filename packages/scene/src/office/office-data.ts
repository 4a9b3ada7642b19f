import type { FloorPlan } from '@office/scene-bridge/floor-plan';
import type { SeatState } from '../floor/floor-model.ts';
import type { FloorSummary, OfficeApi, SeatPosition } from '../net/office-api.ts';

export interface Storey {
  summary: FloorSummary;
  plan: FloorPlan;
}

/** What the scene knows of the organisation: plans, fetched once, and who has which desk. */
export class OfficeData {
  readonly #api: OfficeApi;
  readonly #plans = new Map<string, FloorPlan>();
  #seats: SeatPosition[] = [];

  constructor(api: OfficeApi) {
    this.#api = api;
  }

  async plan(floorId: string): Promise<FloorPlan> {
    const known = this.#plans.get(floorId);
    if (known) return known;
    const plan = await this.#api.plan(floorId);
    this.#plans.set(floorId, plan);
    return plan;
  }

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
    this.#seats = await this.#api.seats().catch(() => this.#seats);
  }

  seatsOf(floorId: string | undefined): Map<string, SeatState> {
    return new Map(
      this.#seats
        .filter((seat) => seat.floorId === floorId)
        .map(({ seatId, state }) => [seatId, state]),
    );
  }

  get ownSeat(): string | undefined {
    return this.#seats.find(({ state }) => state === 'ACTIVE')?.label;
  }

  meetingRooms(floorId: string): Promise<Map<string, string>> {
    return this.#api.meetingRooms(floorId).catch(() => new Map<string, string>());
  }
}
