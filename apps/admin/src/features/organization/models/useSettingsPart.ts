import { OfficeError } from '@office/api';
import { errorCode, isAlreadyReported } from '@office/client/errors/errorCode.ts';
import { errorText } from '@office/client/errors/errorText.ts';
import { toasts } from '@office/client/toasts/toasts.ts';
import type { SettingsPart } from '@office/ui/screens/admin/organization';
import i18next from 'i18next';
import { useRef, useState } from 'react';
import { useDraft } from '../../../platform/drafts/useDraft.ts';

export interface SettingsPartOptions<Values> {
  form: string;
  target: string;
  stored: Values;
  version: number;
  save(values: Values, version: number): Promise<void>;
  reload(): Promise<unknown>;
  onSaved?(): void;
}

/** Edits one part of the settings, which is saved separately. Provides both versions after a conflict. */
export function useSettingsPart<Values extends object>({
  form,
  target,
  stored,
  version,
  save,
  reload,
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
  const submit = async (values: Values) => {
    // Prevents a second submit before the button is disabled.
    if (saving.current) return;
    saving.current = true;
    setState((before) => ({ ...before, submitting: true }));
    try {
      // The user has seen both versions: overwrites the current one.
      await save(values, state.conflict ? version : (draft.version ?? version));
      await reload();
      forget();
      toasts.show({ type: 'SUCCESS', title: i18next.t('admin:saved') });
      onSaved?.();
    } catch (failure) {
      if (errorCode(failure) === 'changedMeanwhile') {
        await reload();
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

/** Returns the error messages for the form and its fields. Empty if the error has already been shown. */
function problemOf<Values>(failure: unknown): {
  problem?: string;
  errors?: SettingsPart<Values>['errors'];
} {
  if (isAlreadyReported(failure)) return {};
  const text = errorText(failure);
  const fields = failure instanceof OfficeError ? failure.body?.errors : undefined;
  if (typeof fields !== 'object' || fields === null) return { problem: text };
  const errors = Object.fromEntries(Object.keys(fields).map((field) => [field, text]));
  return { errors: errors as SettingsPart<Values>['errors'], problem: text };
}
