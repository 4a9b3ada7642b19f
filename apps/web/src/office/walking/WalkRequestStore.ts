import type { WalkGoal } from '@office/world/walking';
import { Store } from '@office/client/lib/Store.ts';

/** A walk to a place or person of a floor. */
export interface WalkRequest {
  floorId: string;
  goal: WalkGoal;
}

export interface WalkRequests {
  /** The newest request, until its walk begins. */
  pending: WalkRequest | null;
  /** The person whom the member walks along with. */
  following: { floorId: string; userId: string } | null;
}

/**
 * Hands the member's requests to walk to the scene, or to the visit without one.
 */
export class WalkRequestStore extends Store<WalkRequests> {
  constructor() {
    super({ pending: null, following: null });
  }

  /** Replaces an earlier request; a walk elsewhere ends following someone. */
  request({ floorId, goal }: WalkRequest): void {
    const follows = 'userId' in goal && goal.follow === true;
    this.set({
      pending: { floorId, goal },
      following: follows ? { floorId, userId: goal.userId } : null,
    });
  }

  /** Goes up to the person who was followed, and no further. */
  stopFollowing(): void {
    const { following } = this.getSnapshot();
    if (!following) return;
    const { floorId, userId } = following;
    this.request({ floorId, goal: { userId } });
  }

  /** The walk has begun; a newer request stays. */
  started(request: WalkRequest): void {
    const requests = this.getSnapshot();
    if (requests.pending === request) this.set({ ...requests, pending: null });
  }
}

/** The requests of the member at this page. */
export const walkRequests = new WalkRequestStore();
