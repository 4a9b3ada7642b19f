import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { SceneMessage } from '../SceneMessage.tsx';
import * as styles from '../SceneMessage.css.ts';

export interface SceneFailedProps {
  onRetry(): void;
  /** Goes on without the scene: the panel opens on who is here. */
  onWorkWithout3d(): void;
}

/** The 3D scene could not be loaded: everything else goes on. */
export function SceneFailed({ onRetry, onWorkWithout3d }: SceneFailedProps) {
  const { t } = useTranslation('shell');
  return (
    <SceneMessage name="SceneFailed" role="alert">
      <span className={styles.icon}>
        <Icon icon={icons.offline} size="lg" />
      </span>
      <Heading level={2} size="md" align="center">
        {t('sceneFailed')}
      </Heading>
      <Text as="p" tone="muted">
        {t('sceneFailedHint')}
      </Text>
      <div className={styles.actions}>
        <Button variant="primary" icon={icons.refresh} onPress={onRetry}>
          {t('sceneRetry')}
        </Button>
        <Button variant="secondary" onPress={onWorkWithout3d}>
          {t('work2d')}
        </Button>
      </div>
    </SceneMessage>
  );
}
