import type { SelectedFloor } from '../../../office/floors/SelectedFloor.ts';
import type { WalkRequestStore } from '../../../office/walking/WalkRequestStore.ts';

export interface WalkToMemberDeps {
  getFloorOfUser(userId: string): Promise<string | null>;
  selectedFloor: Pick<SelectedFloor, 'choose' | 'getSnapshot'>;
  walkRequests: Pick<WalkRequestStore, 'latest' | 'request'>;
  isScene(): boolean;
  /** Walks to the member in the 3D scene. Does nothing if they are on another floor. */
  walkInScene(userId: string): void;
}

/** Moves the member to another. A walk or floor change during the lookup takes precedence. */
export async function walkToMember(
  { userId, ownFloorId }: { userId: string; ownFloorId: string | null },
  { getFloorOfUser, selectedFloor, walkRequests, isScene, walkInScene }: WalkToMemberDeps,
): Promise<void> {
  const { latest } = walkRequests;
  const before = selectedFloor.getSnapshot();
  // Before the lookup, so that the scene handles keys and clicks of the member after this walk.
  if (isScene()) walkInScene(userId);
  // If the request fails, the member does not move and the call shows the range warning.
  const floorId = await getFloorOfUser(userId).catch(() => null);
  if (floorId === null || (isScene() && floorId === ownFloorId)) return;
  if (walkRequests.latest !== latest || selectedFloor.getSnapshot() !== before) return;
  if (floorId !== ownFloorId) selectedFloor.choose(floorId);
  walkRequests.request({ floorId, goal: { userId } });
}
