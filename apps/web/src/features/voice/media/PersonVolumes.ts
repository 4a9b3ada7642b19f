import { Store } from '@office/client/lib/Store.ts';

/** The volumes that the member gave to single people, from 0 to 1 by user id; the others have all of it. */
export class PersonVolumes extends Store<ReadonlyMap<string, number>> {
  constructor() {
    super(new Map());
  }

  of(userId: string | undefined): number {
    return (userId === undefined ? undefined : this.getSnapshot().get(userId)) ?? 1;
  }

  change(userId: string, volume: number): void {
    this.set(new Map(this.getSnapshot()).set(userId, Math.min(1, Math.max(0, volume))));
  }
}
