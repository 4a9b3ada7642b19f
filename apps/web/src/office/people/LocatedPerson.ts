import type { Schemas } from '@office/api';

/** A person, and the floor that they are on now; null when on none. */
export interface LocatedPerson {
  userId: string;
  floorId: string | null;
  /** Left out where it is not known. */
  status?: Schemas['Status'];
  nameKanji?: string;
  avatarUrl?: string | null;
}
