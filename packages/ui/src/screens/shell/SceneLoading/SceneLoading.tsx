import type { SceneName } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { Progress } from '../../../primitives/Progress/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { SceneMessage } from '../SceneMessage.tsx';

export interface SceneLoadingProps {
  /** Which scene is on its way. */
  scene?: SceneName;
  /** 0 to 1; absent while nothing is known yet. */
  progress?: number;
  /** It has been taking long: says that the panel already works. */
  slow?: boolean;
}

/** The 3D scene is being loaded or switched. */
export function SceneLoading({ scene = 'Main', progress, slow }: SceneLoadingProps) {
  const { t } = useTranslation('shell');
  const title = t(`sceneLoadingScene.${scene}`);
  return (
    <SceneMessage name="SceneLoading" role="status">
      <Text as="p" weight="medium">
        {title}
      </Text>
      <Progress label={title} value={progress === undefined ? undefined : progress * 100} />
      {slow && (
        <Text as="p" size="xs" tone="muted">
          {t('sceneLoadingSlow')}
        </Text>
      )}
    </SceneMessage>
  );
}
