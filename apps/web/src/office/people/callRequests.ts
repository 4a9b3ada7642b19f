import type { LocatedPerson } from './LocatedPerson.ts';

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
