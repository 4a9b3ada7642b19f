import {
  useController,
  type Control,
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form';
import { afterPress } from './afterPress.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { isRuleKey, ruleText } from '../ruleText.ts';

/** Which field of which form a control belongs to. */
export interface FormControlProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
}

/** One field of a form, as a control shows and changes it. */
export interface FormControlState<Values extends FieldValues> {
  name: FieldPath<Values>;
  ref: ControllerRenderProps<Values>['ref'];
  value: ControllerRenderProps<Values>['value'];
  error: string | undefined;
  change(value: unknown): void;
  leave(): void;
}

/**
 * Ties a control to a field of a form. `normalize` rewrites what was typed when the field is left,
 * before it is checked.
 */
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
    /** Our own rules are keys of texts; what a server says is a text already. */
    error: message && isRuleKey(message) ? t(ruleText(message)) : message,
    change: field.onChange as (value: unknown) => void,
    leave: () => {
      if (normalize) field.onChange(normalize(field.value));
      afterPress(field.onBlur);
    },
  };
}
