import type { FloorPlan } from '@office/world/floor-plan';
import type { Pose } from '@office/world/movement';
import type { MemberRef } from '../database/membership.ts';

export interface FloorVisit {
  readonly plan: FloorPlan;
  /** Undefined after the floor was closed or its plan was replaced. */
  pose(): Pose | undefined;
  /** Returns whether the server accepted the move. Moves are checked like those of clients. */
  move(pose: Pose): boolean;
  /** Whether the member is also on the floor with a page. */
  isShared(): boolean;
  leave(): void;
}

export interface FloorVisits {
  /** Returns null if the member cannot enter the floor. */
  enter(member: MemberRef, floorId: string): Promise<FloorVisit | null>;
  /** Stores that members have left. Otherwise the next tick does, which a closing server does not run. */
  clearFloor(members: readonly MemberRef[]): Promise<void>;
}
