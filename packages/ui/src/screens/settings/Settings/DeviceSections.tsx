import { meetingRoomEntries } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../patterns/FormField/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Select } from '../../../primitives/Select/index.ts';
import { Switch } from '../../../primitives/Switch/index.ts';
import { DeviceFields } from './DeviceField.tsx';
import { Section } from './Section.tsx';
import * as styles from './DeviceField.css.ts';
import type { SettingsHandlers, DeviceKind, DeviceList, SettingsValues } from './settingsValues.ts';

interface DeviceSectionProps extends Pick<
  SettingsHandlers,
  'onChange' | 'onSelectDevice' | 'onRequestDevices' | 'onTestDevices'
> {
  values: SettingsValues;
  devices: Record<DeviceKind, DeviceList>;
}

export function AudioSection({
  values,
  devices,
  onChange,
  onTestDevices,
  ...on
}: DeviceSectionProps) {
  const { t } = useTranslation('settings');
  const { audio } = values;
  return (
    <Section id="audio" title={t('audio')}>
      <DeviceFields {...on} kinds={['speaker', 'microphone']} devices={devices} />
      {onTestDevices && (
        <TestButton
          label={t('deviceTest.audio')}
          onPress={() => onTestDevices({ camera: false })}
        />
      )}
      <Switch
        label={t('microphoneEnabled')}
        hint={t('microphoneEnabledHint')}
        checked={audio.microphoneEnabled}
        onChange={({ checked }) =>
          onChange({ change: { audio: { ...audio, microphoneEnabled: checked } } })
        }
      />
      <Switch
        label={t('noiseSuppression')}
        checked={audio.noiseSuppression}
        onChange={({ checked }) =>
          onChange({ change: { audio: { ...audio, noiseSuppression: checked } } })
        }
      />
      {audio.meetingRoomEntry && (
        <FormField label={t('meetingRoomEntry')}>
          {({ id, describedBy }) => (
            <Select
              id={id}
              describedBy={describedBy}
              value={audio.meetingRoomEntry ?? null}
              options={meetingRoomEntries.map((value) => ({
                value,
                label: t(`meetingRoomEntryOption.${value}`),
              }))}
              onChange={({ value }) =>
                onChange({ change: { audio: { ...audio, meetingRoomEntry: value } } })
              }
            />
          )}
        </FormField>
      )}
    </Section>
  );
}

export function VideoSection(props: DeviceSectionProps) {
  const { values, devices, onChange, onTestDevices, ...on } = props;
  const { t } = useTranslation('settings');
  const { video } = values;
  return (
    <Section id="video" title={t('video')}>
      <DeviceFields {...on} kinds={['camera']} devices={devices} />
      {onTestDevices && (
        <TestButton label={t('deviceTest.video')} onPress={() => onTestDevices({ camera: true })} />
      )}
      <Switch
        label={t('cameraEnabled')}
        checked={video.cameraEnabled}
        onChange={({ checked }) =>
          onChange({ change: { video: { ...video, cameraEnabled: checked } } })
        }
      />
      <Switch
        label={t('mirror')}
        checked={video.mirror}
        onChange={({ checked }) => onChange({ change: { video: { ...video, mirror: checked } } })}
      />
    </Section>
  );
}

function TestButton({ label, onPress }: { label: string; onPress(): void }) {
  return (
    <span className={styles.start}>
      <Button onPress={onPress}>{label}</Button>
    </span>
  );
}
