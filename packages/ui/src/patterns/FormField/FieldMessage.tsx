import { Icon, icons } from '../../primitives/Icon/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './FormField.css.ts';

interface FieldMessageProps {
  /** Id referenced by `aria-describedby` of the control. */
  id: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** Message below a control: the error if set, otherwise the hint. */
export function FieldMessage({ id, hint, error }: FieldMessageProps) {
  return (
    <div id={id} aria-live="polite" data-part="Message">
      {error ? (
        <div className={styles.message}>
          <span className={styles.messageIcon}>
            <Icon icon={icons.error} />
          </span>
          <Text size="xs" tone="danger">
            {error}
          </Text>
        </div>
      ) : hint ? (
        <Text as="p" size="xs" tone="muted">
          {hint}
        </Text>
      ) : null}
    </div>
  );
}
