import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import * as styles from './SceneUnsupported.css.ts';

export interface SceneUnsupportedProps {
  onSeePeople(): void;
  onDismiss(): void;
}

/** Shown above the floor plan if the browser has no WebGL. */
export function SceneUnsupported({ onSeePeople, onDismiss }: SceneUnsupportedProps) {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.root} data-component="SceneUnsupported">
      <Callout
        announce
        title={t('sceneUnsupported')}
        action={
          <div className={styles.actions}>
            <Button size="sm" icon={icons.people} onPress={onSeePeople}>
              {t('seeWho')}
            </Button>
            <Button size="sm" variant="ghost" onPress={onDismiss}>
              {t('sceneUnsupportedRead')}
            </Button>
          </div>
        }
      >
        {t('sceneUnsupportedHint')}
      </Callout>
    </div>
  );
}
