import {
  useController,
  type Control,
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form';
import { useText } from '../LocaleProvider/useText.ts';
import { isRuleKey, ruleText } from '../ruleText.ts';

export interface FormControlProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
}

export interface FormControlState<Values extends FieldValues> {
  name: FieldPath<Values>;
  ref: ControllerRenderProps<Values>['ref'];
  value: ControllerRenderProps<Values>['value'];
  error: string | undefined;
  change(value: unknown): void;
  leave(): void;
}

/**
 * Runs a task after the release of a pressed button or link: the validation of the left field must
 * not move the pressed element away from the pointer.
 */
function afterPress(task: () => void): void {
  if (!document.querySelector(':is(a, button, label, [role]):active')) {
    task();
    return;
  }
  const release = new AbortController();
  const run = () => {
    release.abort();
    // The click event follows the release in the same task.
    setTimeout(task);
  };
  document.addEventListener('pointerup', run, { signal: release.signal });
  document.addEventListener('pointercancel', run, { signal: release.signal });
}

/** `normalize` rewrites the typed text when the field is left, before validation. */
export function useFormControl<Values extends FieldValues>(
  { control, name }: FormControlProps<Values>,
  normalize?: (value: string) => string,
): FormControlState<Values> {
  const t = useText();
  const { field, fieldState } = useController({ control, name });
  const message = fieldState.error?.message;
  return {
    name,
    ref: field.ref,
    value: field.value,
    /** Client-side rules return text keys. Messages of the server are already translated. */
    error: message && isRuleKey(message) ? t(ruleText(message)) : message,
    change: field.onChange as (value: unknown) => void,
    leave: () => {
      if (normalize) field.onChange(normalize(field.value));
      afterPress(field.onBlur);
    },
  };
}
