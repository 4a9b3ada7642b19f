import type { Schemas } from '@office/api';

export interface LocatedPerson {
  userId: string;
  floorId: string | null;
  status?: Schemas['Status'];
  nameKanji?: string;
  nameLatin?: string | undefined;
  avatarUrl?: string | null;
  bot?: boolean | undefined;
}

type Call = (person: LocatedPerson) => void;

let call: Call | null = null;

/** Starts voice calls without importing voice chat, which would create an import cycle. */
export const callRequests = {
  bind(caller: Call): () => void {
    call = caller;
    return () => {
      if (call === caller) call = null;
    };
  },
  request: (person: LocatedPerson): void => call?.(person),
};
