import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import * as styles from './PushPrompt.css.ts';

export interface PushPromptProps {
  /** The browser is to ask now. */
  onAllow(): void;
  onLater(): void;
}

/**
 * Asks before the browser does, whose own question comes once only. It waits at the edge of `AppShell`, announced
 * but without taking the focus: nobody came for it.
 */
export function PushPrompt({ onAllow, onLater }: PushPromptProps) {
  const { t } = useTranslation('notification');
  return (
    <aside className={styles.root} aria-label={t('pushPrompt.title')} data-component="PushPrompt">
      <div className={styles.content}>
        <span className={styles.icon}>
          <Icon icon={icons.notifications} />
        </span>
        <div className={styles.words} role="status">
          <Heading level={2} size="sm">
            {t('pushPrompt.title')}
          </Heading>
          <Text as="p" size="sm" tone="muted">
            {t('pushPrompt.text')}
          </Text>
        </div>
      </div>
      <div className={styles.actions}>
        <Button size="sm" variant="ghost" onPress={onLater}>
          {t('pushPrompt.later')}
        </Button>
        <Button size="sm" variant="primary" onPress={onAllow}>
          {t('pushPrompt.allow')}
        </Button>
      </div>
    </aside>
  );
}
