import { Text } from '../../../primitives/Text/index.ts';
import * as styles from './Divider.css.ts';

interface DividerProps {
  text: string;
  tone?: 'muted' | 'accent';
}

export function Divider({ text, tone = 'muted' }: DividerProps) {
  return (
    <div className={styles.root} data-tone={tone} data-component="Divider">
      <Text size="xs" weight="medium" tone={tone} tabular>
        {text}
      </Text>
    </div>
  );
}
