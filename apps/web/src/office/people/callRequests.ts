import type { Schemas } from '@office/api';

export interface LocatedPerson {
  userId: string;
  floorId: string | null;
  status?: Schemas['Status'];
  nameKanji?: string;
  avatarUrl?: string | null;
}

type Call = (someone: LocatedPerson) => void;

let call: Call | null = null;

/** Starts voice calls from modules that voice chat depends on, avoiding an import cycle. */
export const callRequests = {
  bind(caller: Call): () => void {
    call = caller;
    return () => {
      if (call === caller) call = null;
    };
  },
  request: (someone: LocatedPerson): void => call?.(someone),
};
