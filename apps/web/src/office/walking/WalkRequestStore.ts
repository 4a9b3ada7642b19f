import type { WalkGoal } from '@office/world/walking';
import { Store } from '@office/client/lib/Store.ts';

export interface WalkRequest {
  floorId: string;
  goal: WalkGoal;
}

export interface WalkRequests {
  pending: WalkRequest | null;
  following: { floorId: string; userId: string } | null;
}

export class WalkRequestStore extends Store<WalkRequests> {
  #latest: WalkRequest | null = null;

  constructor() {
    super({ pending: null, following: null });
  }

  /** The last requested walk, started or not. */
  get latest(): WalkRequest | null {
    return this.#latest;
  }

  request({ floorId, goal }: WalkRequest): void {
    const follows = 'userId' in goal && goal.follow === true;
    this.#latest = { floorId, goal };
    this.set({
      pending: this.#latest,
      following: follows ? { floorId, userId: goal.userId } : null,
    });
  }

  /** Walks to the current position of the followed member and stops there. */
  stopFollowing(): void {
    const { following } = this.getSnapshot();
    if (!following) return;
    const { floorId, userId } = following;
    this.request({ floorId, goal: { userId } });
  }

  started(request: WalkRequest): void {
    const requests = this.getSnapshot();
    if (requests.pending === request) this.set({ ...requests, pending: null });
  }
}

export const walkRequests = new WalkRequestStore();
