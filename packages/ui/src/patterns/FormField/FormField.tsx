import { useId, type ReactNode } from 'react';
import { Text } from '../../primitives/Text/index.ts';
import { FieldMessage } from './FieldMessage.tsx';
import * as styles from './FormField.css.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { optional, required } from '../texts.ts';

// By name: a bundler that finds the texts asked for by a key takes all of them.
const marks = { required, optional };

/** Ties a control to its label and messages: `{...control}` for those of this package. */
export interface FormFieldControl {
  /** For the control: the label names it by this. */
  id: string;
  /** Ids for `aria-describedby`; absent while there is neither hint nor error. */
  describedBy: string | undefined;
  /** Whether there is an error. */
  invalid: boolean;
  /** Id of the label, for what no label element can name, such as a group of controls. */
  labelledBy: string;
}

export interface FormFieldProps {
  /** The question, above the control. */
  label: string;
  /** Below the control; an error takes its place. */
  hint?: string | undefined;
  /** The mistake, and how to correct it. */
  error?: string | undefined;
  /** A small word beside the label. In a form where everything is required, leave it out. */
  mark?: 'required' | 'optional' | undefined;
  /** Several controls under one name, such as radio buttons. */
  group?: boolean;
  /** The control, with what ties it to its label and messages. */
  children(control: FormFieldControl): ReactNode;
}

/** Label above, control, and below it the hint or the mistake. */
export function FormField({ label, hint, error, mark, group, children }: FormFieldProps) {
  const t = useText();
  const id = useId();
  const labelId = `${id}-label`;
  const messageId = `${id}-message`;
  const control = {
    id,
    labelledBy: labelId,
    describedBy: error || hint ? messageId : undefined,
    invalid: Boolean(error),
  };
  return (
    <div
      role={group ? 'group' : undefined}
      aria-labelledby={group ? labelId : undefined}
      data-component="FormField"
      className={styles.root}
    >
      <div className={styles.label}>
        <Text
          as={group ? 'span' : 'label'}
          id={labelId}
          {...(group ? {} : { htmlFor: id })}
          weight="medium"
        >
          {label}
        </Text>
        {mark ? (
          <Text size="xs" tone={mark === 'required' ? 'accent' : 'muted'}>
            {t(marks[mark])}
          </Text>
        ) : null}
      </div>
      {children(control)}
      <FieldMessage id={messageId} hint={hint} error={error} />
    </div>
  );
}
