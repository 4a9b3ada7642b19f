import { errorCode, isAlreadyReported } from '@office/client/errors/errorCode.ts';
import { errorText } from '@office/client/errors/errorText.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { useRef, useState } from 'react';
import { useDraft } from '../drafts/useDraft.ts';

interface Options<Stored, Values, Refused> {
  form: string;
  /** Draft key of the item. `new` for a new one. */
  target: string;
  stored: { data: Stored | undefined; mutate(): Promise<Stored | undefined> };
  toValues(stored: Stored): Values;
  newValues: Values;
  /** Returns the texts of the rejected fields, or null if the failure names no field. */
  refusalOf(failure: unknown): Refused | null;
  /** Shows failures in the form even if a toast already reports them. */
  repeatsToasts?: boolean;
  /** Revalidates the lists after each attempt. */
  renew(): Promise<unknown>;
}

/** The draft survives a reload. Saving shows both versions if another administrator saved first. */
export function useContentForm<Stored extends { version: number }, Values, Refused>({
  stored,
  toValues,
  ...options
}: Options<Stored, Values, Refused>) {
  const { form, target } = options;
  const draft = useDraft<Values>({ form, target, version: stored.data?.version ?? null });
  const [typed, setTyped] = useState<Values | null>(null);
  /** Version on which the draft is based. A newer version that is loaded later does not count as seen. */
  const [base, setBase] = useState<number | null>(null);
  const [refused, setRefused] = useState<Refused>();
  const [error, setError] = useState<string>();
  const [theirs, setTheirs] = useState<Stored>();
  const values = typed ?? draft.values ?? (stored.data ? toValues(stored.data) : options.newValues);
  const isTyped = typed !== null || draft.values !== null;
  const version = base ?? draft.version ?? 1;

  // Latest values: an upload can complete after further typing, and two can complete before the next render.
  const latest = useRef<Values | null>(null);
  const type = (next: Values) => {
    latest.current = next;
    if (base === null) setBase(draft.version);
    setTyped(next);
    draft.keep(next);
    setRefused(undefined);
  };
  const forget = () => {
    draft.clear();
    latest.current = null;
    setTyped(null);
    setBase(null);
    setTheirs(undefined);
  };
  const [run, submitting] = useAction(async (work: () => Promise<unknown>) => {
    setError(undefined);
    setRefused(undefined);
    try {
      await work();
    } catch (failure) {
      if (errorCode(failure) === 'changedMeanwhile') {
        const present = await stored.mutate();
        if (isTyped) setTheirs(present);
        else setError(errorText(failure));
      } else if (options.repeatsToasts || !isAlreadyReported(failure)) {
        const found = options.refusalOf(failure);
        if (found) setRefused(found);
        else setError(errorText(failure));
      }
    }
    await options.renew();
  });
  return {
    values,
    isTyped,
    version,
    submitting,
    /** The part of the state that all forms share. */
    problems: { refused, error, theirs: theirs && toValues(theirs) },
    /** The version of the other administrator. */
    theirs,
    type,
    /** Changes the latest values. Use it in asynchronous code. */
    update: (change: (values: Values) => Values) => type(change(latest.current ?? values)),
    forget,
    /** Restores the stored values and hides problems. */
    discard() {
      forget();
      setError(undefined);
      setRefused(undefined);
    },
    run,
    /** Continues on a newer version that this form saved. */
    rebase(stored: Stored) {
      if (base !== null) setBase(stored.version);
    },
    /** Saves the draft over the version of the other administrator. */
    keepMine(save: (version: number) => void) {
      const over = theirs?.version ?? version;
      setTheirs(undefined);
      setBase(over);
      save(over);
    },
  };
}
