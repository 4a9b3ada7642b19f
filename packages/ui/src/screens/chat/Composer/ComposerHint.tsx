import { Icon, type IconGlyph } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import * as styles from './ComposerHint.css.ts';

interface ComposerHintProps {
  icon: IconGlyph;
  /** Whether the hint explains why the text is not sent as typed. */
  warning?: boolean;
  children: string;
}

/** Line above the field about the typed text. */
export function ComposerHint({ icon, warning = false, children }: ComposerHintProps) {
  return (
    <div role="status" className={styles.root} data-component="ComposerHint">
      <Icon icon={icon} size="sm" tone={warning ? 'danger' : 'muted'} />
      <Text size="xs" tone={warning ? 'danger' : 'muted'}>
        {children}
      </Text>
    </div>
  );
}
