import { useTranslation } from 'react-i18next';
import { icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import * as styles from './sso.css.ts';

export interface CopyListProps {
  items: readonly { label: string; text: string }[];
  onCopy(event: { text: string }): void;
}

export function CopyList({ items, onCopy }: CopyListProps) {
  const { t } = useTranslation('admin-sso');
  return (
    <ul className={styles.list}>
      {items.map(({ label, text }) => (
        <li key={label} className={styles.line}>
          <div className={styles.grow}>
            <Text as="p" size="xs" tone="muted">
              {label}
            </Text>
            <Text as="p">{text}</Text>
          </div>
          <IconButton
            icon={icons.copy}
            label={t('copy', { label })}
            onPress={() => onCopy({ text })}
          />
        </li>
      ))}
    </ul>
  );
}
