import { localizedName, type Language } from '@office/vocabulary';
import type { Seat } from '@office/world/floor-plan';
import type { FloorSeatChange } from '@office/world/movement';
import type { MainView } from '../scenes/main-view.ts';
import type { Texts } from '../texts.ts';
import type { SeatPosition } from '../net/office-api.ts';
import type { OfficeData } from './office-data.ts';
import type { ConfirmDialog } from './confirm-dialog.ts';

const validForMs = 10_000;

export interface DeskSeatsHost {
  dialog: ConfirmDialog;
  data(): OfficeData | undefined;
  main(): MainView | undefined;
  floorId(): string | undefined;
  texts(): Texts;
  language(): Language;
  say(text: string): void;
}

export class DeskSeats {
  readonly #host: DeskSeatsHost;
  #loadedAt = Number.NEGATIVE_INFINITY;

  constructor(host: DeskSeatsHost) {
    this.#host = host;
  }

  async refresh(): Promise<void> {
    this.#loadedAt = performance.now();
    await this.#host.data()?.refreshSeats();
    this.show();
  }

  show(): void {
    const { data, main, floorId } = this.#host;
    main()?.setSeats(data()?.seatsOf(floorId()) ?? new Map());
  }

  /** Reloads seats after entering or reconnecting, because changes may have been missed. */
  entered(): void {
    if (performance.now() - this.#loadedAt > validForMs) void this.refresh();
  }

  changed(floorId: string, change: FloorSeatChange): void {
    this.#host.data()?.changeSeat(floorId, change);
    this.show();
  }

  nameOf(seat: Seat): string {
    const { data, floorId } = this.#host;
    const texts = this.#host.texts().seatNames;
    const position = data()?.seat(floorId(), seat.id);
    const owner = () => {
      if (position?.state === 'ACTIVE') return texts.own;
      if (position?.state !== 'SELECTED') return texts.free;
      const name = this.#ownerName(position);
      return name ? texts.of(name) : texts.taken;
    };
    return seat.label ? `${seat.label} · ${owner()}` : owner();
  }

  #ownerName({ owner }: SeatPosition): string | undefined {
    return owner && localizedName(owner.name, owner.nameLatin, this.#host.language());
  }

  /** Walks to an occupied desk. Takes a free one, after confirmation if the member already has a desk. */
  handleClick(seat: Seat): void {
    const { data, floorId, main, dialog, say } = this.#host;
    const texts = this.#host.texts();
    const position = data()?.seat(floorId(), seat.id);
    if (position?.state === 'SELECTED') {
      const name = this.#ownerName(position);
      say(name ? texts.seatOf(name) : texts.seatTaken);
      main()?.walkRequests.walkTo(seat);
      return;
    }
    main()?.walkRequests.sitOn(seat);
    if (position?.state !== 'EMPTY') return;
    const own = data()?.ownSeat;
    if (own === undefined) {
      void this.#take(seat);
      return;
    }
    dialog.ask(
      {
        title: texts.changeSeatTitle,
        description: texts.changeSeat(own, position.label),
        confirmText: texts.change,
        cancelText: texts.onlySit,
      },
      () => void this.#take(seat),
    );
  }

  async #take(seat: Seat): Promise<void> {
    const { data, floorId, dialog, say, main } = this.#host;
    const floor = floorId();
    if (!floor) return;
    const outcome = await data()?.takeSeat(floor, seat.id);
    this.show();
    const texts = this.#host.texts();
    if (outcome === 'taken') {
      say(texts.seatIsYours(seat.label));
    } else if (outcome === 'unavailable') {
      dialog.showMessage({
        title: texts.seatUnavailableTitle,
        description: texts.seatUnavailable,
        confirmText: texts.understood,
      });
      if (main()?.walker.seat?.id === seat.id) main()?.walkRequests.standUp();
      else main()?.walkRequests.stop();
      await this.refresh();
    } else {
      say(texts.seatNotTaken);
    }
  }
}
