import { pushKinds } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../patterns/FormField/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Switch } from '../../../primitives/Switch/index.ts';
import { Section } from './Section.tsx';
import {
  type SettingsHandlers,
  type PushReach,
  type PushState,
  type SettingsValues,
} from './settingsValues.ts';
import * as styles from './NotificationSection.css.ts';

interface NotificationSectionProps extends Pick<SettingsHandlers, 'onChange' | 'onPushChange'> {
  values: SettingsValues;
  push: PushState;
  pushReach: PushReach;
}

export function NotificationSection(props: NotificationSectionProps) {
  const { values, push, pushReach, onChange, onPushChange } = props;
  const { t } = useTranslation('settings');
  const { notification } = values;
  const possible = push === 'on' || push === 'off';
  return (
    <Section id="notification" title={t('notification')}>
      {!possible && <Callout tone="warning">{t(`pushProblem.${push}`)}</Callout>}
      <Switch
        label={t('push')}
        hint={t(pushReach === 'always' ? 'pushHint' : 'pushHintWhileOpen')}
        checked={push === 'on'}
        disabled={!possible}
        onChange={({ checked }) => onPushChange({ on: checked })}
      />
      <Switch
        label={t('notificationSound')}
        hint={t('notificationSoundHint')}
        checked={notification.sound}
        onChange={({ checked }) =>
          onChange({ change: { notification: { ...notification, sound: checked } } })
        }
      />
      <FormField label={t('notificationKinds')} group>
        {() => (
          <div className={styles.kinds}>
            {pushKinds.map((kind) => (
              <Switch
                key={kind}
                label={t(`notificationKind.${kind}`)}
                checked={notification[kind]}
                onChange={({ checked }) =>
                  onChange({ change: { notification: { ...notification, [kind]: checked } } })
                }
              />
            ))}
          </div>
        )}
      </FormField>
    </Section>
  );
}
