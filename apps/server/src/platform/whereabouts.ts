/** A member, and the floor that they are on. */
interface OnFloor {
  userId: string;
  floorId: string | null;
}

/** Someone on a floor, in metres. */
export interface PersonOnFloor {
  userId: string;
  name: string;
  x: number;
  z: number;
}

/** The map, for areas that ask where people are. */
export interface Whereabouts {
  /** @throws {ApiError} for a floor that the organisation's members may not enter */
  requireFloor(where: { floorId: string; organizationId: string }): Promise<void>;
  /** The zones of those who are in one at this moment, by user id. */
  zonesOf(people: readonly OnFloor[]): Promise<Map<string, string>>;
  /** Everyone on a floor at this moment. */
  peopleOn(floorId: string): readonly PersonOnFloor[];
}
