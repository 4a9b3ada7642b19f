import type { Schemas } from '@office/api';

export interface LocatedPerson {
  userId: string;
  floorId: string | null;
  status?: Schemas['Status'];
  nameKanji?: string;
  avatarUrl?: string | null;
}
