import { Store } from '@office/client/lib/Store.ts';

/** Volume per user id, from 0 to 1. Missing entries mean full volume. */
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
