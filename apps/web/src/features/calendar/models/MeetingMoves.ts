import type { Schemas } from '@office/api';
import type { MeetingScope } from '@office/vocabulary';
import { Store } from '@office/client/lib/Store.ts';
import type { MovedTimes } from './calendarMeetings.ts';

export interface Move {
  meeting: Schemas['Meeting'];
  start: string;
  end: string;
  meetingRoomId?: string | null;
}

interface MeetingMovesDeps {
  /** Saves the move and reloads the meetings. */
  save(move: Move, scope?: MeetingScope): Promise<void>;
  onFailed(error: unknown): void;
}

/** Shows moved meetings at their new time while they are saved. Saves the moves of a meeting one after the other. */
export class MeetingMoves extends Store<MovedTimes> {
  readonly #deps: MeetingMovesDeps;
  readonly #latest = new Map<string, Move>();
  readonly #saving = new Map<string, Promise<void>>();

  constructor(deps: MeetingMovesDeps) {
    super({});
    this.#deps = deps;
  }

  show(move: Move): void {
    const { meeting, start, end } = move;
    this.#latest.set(meeting.id, move);
    this.set({ ...this.getSnapshot(), [meeting.id]: { start, end } });
  }

  save(move: Move, scope?: MeetingScope): Promise<void> {
    const { id } = move.meeting;
    const before = this.#saving.get(id) ?? Promise.resolve();
    const saving = before
      .then(() => this.#deps.save(move, scope))
      .catch((error: unknown) => this.#deps.onFailed(error))
      .then(() => this.discard(move));
    this.#saving.set(id, saving);
    return saving;
  }

  /** Shows the saved time again, unless the meeting was moved again. */
  discard(move: Move): void {
    const { id } = move.meeting;
    if (this.#latest.get(id) !== move) return;
    this.#latest.delete(id);
    this.#saving.delete(id);
    const { [id]: _, ...others } = this.getSnapshot();
    this.set(others);
  }
}
