import type { SceneName } from '@office/vocabulary';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Progress } from '../../../primitives/Progress/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { SceneMessage } from '../SceneMessage.tsx';

export interface SceneLoadingProps {
  scene?: SceneName;
  /** 0 to 1. Omitted while unknown. */
  progress?: number;
  /** Shows a hint that the panel can already be used. */
  slow?: boolean;
  /** Picture of the scene, such as a `FloorPicture`. Shown behind the message. */
  picture?: ReactNode;
  /** Fades out over the scene that has loaded. Immediately with `prefers-reduced-motion`. */
  leaving?: boolean;
  /** Called when it has faded out. */
  onLeft?(): void;
}

export function SceneLoading(props: SceneLoadingProps) {
  const { scene = 'Main', progress, slow, picture, leaving, onLeft } = props;
  const { t } = useTranslation('shell');
  const title = t(`sceneLoadingScene.${scene}`);
  return (
    <SceneMessage
      name="SceneLoading"
      role="status"
      picture={picture}
      leaving={leaving}
      onLeft={onLeft}
    >
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
