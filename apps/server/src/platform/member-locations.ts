import type { FloorPlan } from '@office/world/floor-plan';
import type { Pose } from '@office/world/movement';

interface OnFloor {
  userId: string;
  floorId: string | null;
}

/** Position of a person on a floor, in metres. */
interface PersonOnFloor {
  userId: string;
  name: string;
  x: number;
  z: number;
  state: Pose['state'];
}

/** The floors on which this process moves members. */
export interface LiveFloors {
  poseOn(floorId: string, userId: string): Pose | undefined;
  planOf(floorId: string): FloorPlan | undefined;
  people(floorId: string): readonly PersonOnFloor[];
}

export interface MemberLocations {
  /** @throws {ApiError} for a floor that members of the organisation cannot enter */
  requireFloor(where: { floorId: string; organizationId: string }): Promise<void>;
  /** Returns the current zones by user id. People outside every zone are omitted. */
  zonesOf(people: readonly OnFloor[]): Promise<Map<string, string>>;
  peopleOn(floorId: string): readonly PersonOnFloor[];
}
