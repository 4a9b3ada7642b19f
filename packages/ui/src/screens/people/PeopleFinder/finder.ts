import type { PlacedPerson } from '../people.ts';

export type PeopleFinderState =
  /** Nothing is typed yet: likely people are suggested. */
  | { status: 'idle'; suggested: 'here' | 'recent'; people: readonly PlacedPerson[] }
  /** Earlier results stay until the answer comes. */
  | { status: 'searching'; people: readonly PlacedPerson[] }
  | { status: 'ready'; people: readonly PlacedPerson[] }
  | { status: 'none' }
  | { status: 'error' };

/** The id of someone's line, for the field to point to. */
export function optionId(id: string, userId: string | undefined): string {
  return `${id}-${userId}`;
}
