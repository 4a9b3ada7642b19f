import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { SceneMessage } from '../SceneMessage.tsx';
import * as styles from '../SceneMessage.css.ts';

export interface SceneUnsupportedProps {
  onSeePeople(): void;
  onOpenMap(): void;
}

/** The browser has no WebGL: what the scene offers is in the panel too. */
export function SceneUnsupported({ onSeePeople, onOpenMap }: SceneUnsupportedProps) {
  const { t } = useTranslation('shell');
  return (
    <SceneMessage name="SceneUnsupported" role="status">
      <span className={styles.icon}>
        <Icon icon={icons.info} size="lg" />
      </span>
      <Heading level={2} size="md" align="center">
        {t('sceneUnsupported')}
      </Heading>
      <Text as="p" tone="muted">
        {t('sceneUnsupportedHint')}
      </Text>
      <div className={styles.actions}>
        <Button variant="primary" icon={icons.people} onPress={onSeePeople}>
          {t('seeWho')}
        </Button>
        <Button variant="secondary" icon={icons.map} onPress={onOpenMap}>
          {t('action.map')}
        </Button>
      </div>
    </SceneMessage>
  );
}
