import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Tooltip } from '../../../primitives/Tooltip/index.ts';
import { CallStage, type CallStageProps } from '../CallStage/index.ts';
import type { CallNotice } from '../voice.ts';
import * as styles from './GuestCall.css.ts';

type StageProps = Pick<
  CallStageProps,
  | 'roomName'
  | 'phase'
  | 'people'
  | 'layout'
  | 'pinned'
  | 'onLayoutChange'
  | 'onPin'
  | 'onShownCamerasChange'
>;

export interface GuestCallProps extends StageProps {
  muted: boolean;
  camera: boolean;
  cameraStarting?: boolean;
  /** A problem of microphone or camera, or the browser blocks audio. */
  notice?: Extract<CallNotice, { kind: 'microphone' | 'camera' | 'soundBlocked' }> | undefined;
  onMute(event: { muted: boolean }): void;
  onCamera(event: { on: boolean }): void;
  onPlaySound(): void;
  onLeave(): void;
  /** Prompts such as `ContinueCall` and `RecordingConsent`. */
  children?: ReactNode;
}

/** Call of a guest of a meeting, without an office around it. */
export function GuestCall(props: GuestCallProps) {
  const { muted, camera, cameraStarting = false, notice, children, ...rest } = props;
  const { onMute, onCamera, onPlaySound, onLeave, ...stage } = rest;
  const { t } = useTranslation('voice');
  const device = [
    {
      icon: muted ? icons.microphoneOff : icons.microphone,
      label: t(muted ? 'bar.unmute' : 'bar.mute'),
      on: !muted,
      onPress: () => onMute({ muted: !muted }),
    },
    {
      icon: camera ? icons.video : icons.videoOff,
      label: t(camera ? 'bar.cameraOff' : 'bar.cameraOn'),
      on: camera,
      loading: cameraStarting,
      onPress: () => onCamera({ on: !camera }),
    },
  ];
  return (
    <main className={styles.root} data-component="GuestCall" data-phase={stage.phase}>
      <div className={styles.stage}>
        <CallStage {...stage} />
      </div>
      <div className={styles.bar}>
        {children}
        {notice && notice.kind !== 'soundBlocked' && (
          <Callout tone="warning" announce>
            {t(`notice.${notice.kind}.${notice.problem}`, { ...notice })}
          </Callout>
        )}
        <div className={styles.buttons}>
          {notice?.kind === 'soundBlocked' && (
            <Button icon={icons.volume} variant="primary" onPress={onPlaySound}>
              {t('guestCall.playSound')}
            </Button>
          )}
          {device.map(({ on, ...button }) => (
            <Tooltip key={button.label} label={button.label}>
              <IconButton {...button} size="lg" variant={on ? 'primary' : 'secondary'} />
            </Tooltip>
          ))}
          <Button variant="danger" size="lg" icon={icons.hangUp} onPress={onLeave}>
            {t('bar.leave')}
          </Button>
        </div>
      </div>
    </main>
  );
}
