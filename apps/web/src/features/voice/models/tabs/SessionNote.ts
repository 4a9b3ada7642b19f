import type { Clock } from '@office/client/lib/deps.ts';

export interface TabNoteDeps {
  clock: Pick<Clock, 'now'>;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  myUserId: string;
  key: string;
}

/** Lifetime of a note. A tab opened later than this counts as closed, not reloaded. */
export const tabNoteMs = 120_000;

interface StoredNote<Note> {
  userId: string;
  at: number;
  note: Note;
}

/** Keeps data across a reload in `sessionStorage`, such as the current call. It can be read once. */
export class SessionNote<Note> {
  readonly #deps: TabNoteDeps;

  constructor(deps: TabNoteDeps) {
    this.#deps = deps;
  }

  keep(note: Note): void {
    const { clock, storage, myUserId, key } = this.#deps;
    const kept: StoredNote<Note> = { userId: myUserId, at: clock.now(), note };
    storage.setItem(key, JSON.stringify(kept));
  }

  take(): Note | null {
    const { clock, storage, myUserId, key } = this.#deps;
    const kept = read<Note>(storage.getItem(key));
    storage.removeItem(key);
    const isValid = kept?.userId === myUserId && clock.now() - kept.at < tabNoteMs;
    return isValid ? kept.note : null;
  }
}

function read<Note>(text: string | null): StoredNote<Note> | null {
  try {
    return text === null ? null : (JSON.parse(text) as StoredNote<Note>);
  } catch {
    return null;
  }
}
