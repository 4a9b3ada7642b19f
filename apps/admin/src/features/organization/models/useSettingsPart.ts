import { OfficeError } from '@office/api';
import { errorCode, isToldAlready } from '@office/client/errors/errorCode.ts';
import { errorText } from '@office/client/errors/errorText.ts';
import { toasts } from '@office/client/toasts/toasts.ts';
import type { SettingsPart } from '@office/ui';
import i18next from 'i18next';
import { useRef, useState } from 'react';
import { useDraft } from '../../../platform/drafts/useDraft.ts';

export interface SettingsPartOptions<Values> {
  /** The name of its form, by which what was typed is kept. */
  form: string;
  /** Id of the thing that it belongs to. */
  target: string;
  stored: Values;
  version: number;
  /** Stores the values over a version; throws what the call throws. */
  save(values: Values, version: number): Promise<void>;
  /** Asks anew for what is stored. */
  renew(): Promise<unknown>;
  /** It was stored. */
  onSaved?(): void;
}

/** Typed values of one part, stored on their own; where another administrator was first, both versions are there. */
export function useSettingsPart<Values extends object>({
  form,
  target,
  stored,
  version,
  save,
  renew,
  onSaved,
}: SettingsPartOptions<Values>) {
  const draft = useDraft<Values>({ form, target, version });
  const [typed, setTyped] = useState<Values | null>(null);
  const [state, setState] = useState<{
    submitting?: boolean;
    conflict?: boolean;
    problem?: string;
    errors?: SettingsPart<Values>['errors'];
  }>({});
  const values = typed ?? draft.values ?? stored;

  const forget = () => {
    draft.clear();
    setTyped(null);
    setState({});
  };

  const saving = useRef(false);
  const submit = async (wanted: Values) => {
    // A form is checked before it is sent: a second press comes before its button is off.
    if (saving.current) return;
    saving.current = true;
    setState((before) => ({ ...before, submitting: true }));
    try {
      // Having seen both versions, their own goes over the present one.
      await save(wanted, state.conflict ? version : (draft.version ?? version));
      await renew();
      forget();
      toasts.show({ type: 'SUCCESS', title: i18next.t('admin:saved') });
      onSaved?.();
    } catch (failure) {
      if (errorCode(failure) === 'changedMeanwhile') {
        await renew();
        setState({ conflict: true });
      } else setState({ ...problemOf<Values>(failure) });
    } finally {
      saving.current = false;
    }
  };

  const part: SettingsPart<Values> = { values, stored, ...state };
  return {
    part,
    forget,
    on: {
      onChange({ values: changed }: { values: Values }) {
        setTyped(changed);
        draft.keep(changed);
        setState(({ problem: _, errors: __, ...rest }) => rest);
      },
      onSave: ({ values: wanted }: { values: Values }) => void submit(wanted),
      onTakeTheirs: forget,
    },
  };
}

/** Words for a failed call, at its fields and in the form; none if it was told everywhere already. */
function problemOf<Values>(failure: unknown): {
  problem?: string;
  errors?: SettingsPart<Values>['errors'];
} {
  if (isToldAlready(failure)) return {};
  const text = errorText(failure);
  const fields = failure instanceof OfficeError ? failure.body?.errors : undefined;
  if (typeof fields !== 'object' || fields === null) return { problem: text };
  const errors = Object.fromEntries(Object.keys(fields).map((field) => [field, text]));
  return { errors: errors as SettingsPart<Values>['errors'], problem: text };
}
