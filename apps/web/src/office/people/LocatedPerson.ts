import type { Schemas } from '@office/api';

/** Someone, and the floor that they are on now; null when on none. */
export interface LocatedPerson {
  userId: string;
  floorId: string | null;
  /** Where it is known: who is not at work cannot be talked to. */
  status?: Schemas['Status'];
  nameKanji?: string;
  avatarUrl?: string | null;
}
