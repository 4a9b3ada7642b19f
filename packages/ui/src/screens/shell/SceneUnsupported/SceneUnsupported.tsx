import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { SceneNotice } from '../SceneNotice.tsx';

export interface SceneUnsupportedProps {
  onSeePeople(): void;
  onOpenMap(): void;
}

/** The browser has no WebGL: what the scene offers is in the panel too. */
export function SceneUnsupported({ onSeePeople, onOpenMap }: SceneUnsupportedProps) {
  const { t } = useTranslation('shell');
  return (
    <SceneNotice
      name="SceneUnsupported"
      role="status"
      icon={icons.info}
      title={t('sceneUnsupported')}
      hint={t('sceneUnsupportedHint')}
      actions={
        <>
          <Button variant="primary" icon={icons.people} onPress={onSeePeople}>
            {t('seeWho')}
          </Button>
          <Button variant="secondary" icon={icons.map} onPress={onOpenMap}>
            {t('action.map')}
          </Button>
        </>
      }
    />
  );
}
