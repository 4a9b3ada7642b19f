import type { LocatedPerson } from './LocatedPerson.ts';

type Call = (someone: LocatedPerson) => void;

let call: Call | null = null;

/** Calls someone by voice: for pages that voice chat itself stands on. */
export const callRequests = {
  /** Sets who makes the calls, until the answer is called. */
  bind(caller: Call): () => void {
    call = caller;
    return () => {
      if (call === caller) call = null;
    };
  },
  request: (someone: LocatedPerson): void => call?.(someone),
};
