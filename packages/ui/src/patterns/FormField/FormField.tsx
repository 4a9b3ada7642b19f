import { useId, type ReactNode } from 'react';
import { Text } from '../../primitives/Text/index.ts';
import { rootProps, type RootProps } from '../../primitives/rootProps.ts';
import { FieldMessage } from './FieldMessage.tsx';
import * as styles from './FormField.css.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { optional, required } from '../texts.ts';

// Static references: with lookup by key, bundlers would include all texts.
const marks = { required, optional };

/**
 * Connects a control with its label and messages; spread it into controls of this package: `{...control}`.
 */
export interface FormFieldControl {
  id: string;
  /** Ids for `aria-describedby`; undefined without hint and error. */
  describedBy: string | undefined;
  invalid: boolean;
  labelledBy: string;
}

export interface FormFieldProps extends RootProps<'div'> {
  /** Label above the control. */
  label: string;
  /** Hint below the control; replaced by an error. */
  hint?: string | undefined;
  /** Validation error and how to correct it. */
  error?: string | undefined;
  /** Mark beside the label. Omit it in forms where all fields are required. */
  mark?: 'required' | 'optional' | undefined;
  /** Groups several controls under one label, such as radio buttons. */
  group?: boolean;
  /** Renders the control with the props that connect it to its label and messages. */
  children(control: FormFieldControl): ReactNode;
}

/** Label, control, and hint or error. */
export function FormField({ label, hint, error, mark, group, children, ...rest }: FormFieldProps) {
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
      {...rootProps(
        {
          role: group ? 'group' : undefined,
          'aria-labelledby': group ? labelId : undefined,
          'data-component': 'FormField',
          className: styles.root,
        },
        rest,
      )}
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
