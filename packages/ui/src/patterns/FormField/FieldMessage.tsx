import { Icon, icons } from '../../primitives/Icon/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './FormField.css.ts';

interface FieldMessageProps {
  /** By which the control is described. */
  id: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** Below a control: the hint, or the mistake in its place. */
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
