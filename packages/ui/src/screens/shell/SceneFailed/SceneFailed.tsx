import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { SceneNotice } from '../SceneNotice.tsx';

export interface SceneFailedProps {
  onRetry(): void;
  /** Continues without the scene and opens the list of members. */
  onWorkWithout3d(): void;
}

export function SceneFailed({ onRetry, onWorkWithout3d }: SceneFailedProps) {
  const { t } = useTranslation('shell');
  return (
    <SceneNotice
      name="SceneFailed"
      role="alert"
      icon={icons.offline}
      title={t('sceneFailed')}
      hint={t('sceneFailedHint')}
      actions={
        <>
          <Button variant="primary" icon={icons.refresh} onPress={onRetry}>
            {t('sceneRetry')}
          </Button>
          <Button variant="secondary" onPress={onWorkWithout3d}>
            {t('work2d')}
          </Button>
        </>
      }
    />
  );
}
