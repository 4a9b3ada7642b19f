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
  constructor() {
    super({ pending: null, following: null });
  }

  request({ floorId, goal }: WalkRequest): void {
    const follows = 'userId' in goal && goal.follow === true;
    this.set({
      pending: { floorId, goal },
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
