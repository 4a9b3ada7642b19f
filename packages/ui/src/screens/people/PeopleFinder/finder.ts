import type { PlacedPerson } from '../people.ts';

export type PeopleFinderState =
  | { status: 'idle'; suggested: 'here' | 'recent'; people: readonly PlacedPerson[] }
  /** Keeps the previous results until the response arrives. */
  | { status: 'searching'; people: readonly PlacedPerson[] }
  | { status: 'ready'; people: readonly PlacedPerson[] }
  | { status: 'none' }
  | { status: 'error' };

export function optionId(id: string, userId: string | undefined): string {
  return `${id}-${userId}`;
}
