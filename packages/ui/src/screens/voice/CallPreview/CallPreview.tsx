import { useRef, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../patterns/FormField/index.ts';
import { CallVideo } from '../../../patterns/callVideo/CallVideo.tsx';
import type { DeviceProblem } from '../../../patterns/deviceProblem.ts';
import { Avatar } from '../../../primitives/Avatar/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import { Select } from '../../../primitives/Select/index.ts';
import { Spinner } from '../../../primitives/Spinner/index.ts';
import { Switch } from '../../../primitives/Switch/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { Tooltip } from '../../../primitives/Tooltip/index.ts';
import type { CallDeviceChoice } from '../CallBar/index.ts';
import { useNamedDevices } from '../DeviceMenu/useDeviceItems.ts';
import { CameraBackgroundField } from '../CameraBackground/CameraBackgroundField.tsx';
import { LevelMeter } from '../LevelMeter/LevelMeter.tsx';
import { useNameList } from '../useNameList.ts';
import {
  callDeviceKinds,
  type BackgroundProblem,
  type CallDeviceKind,
  type CallPicture,
  type CameraBackground,
  type CameraBackgroundChoice,
  type LevelSource,
  type VoicePerson,
} from '../voice.ts';
import * as styles from './CallPreview.css.ts';

export type PreviewDevice =
  | { status: 'off' }
  /** Starting, or the browser is asking for permission. */
  | { status: 'starting' }
  | { status: 'on' }
  | ({ status: 'problem' } & DeviceProblem);

export interface CallPreviewState {
  /** Omitted for a device test without a call. */
  roomName?: string;
  me: VoicePerson;
  participants: readonly VoicePerson[];
  microphone: PreviewDevice;
  camera: PreviewDevice;
  /** The member's own video while the camera is on. */
  picture?: CallPicture | undefined;
  background?: CameraBackgroundChoice;
  /** Why the camera was turned off; or the chosen picture file cannot be used. */
  backgroundProblem?: BackgroundProblem | 'picture' | undefined;
  /** State of the test sound. Defaults to `idle`. */
  speaker?: 'idle' | 'playing';
  joining?: boolean;
  /** A guest was admitted during the device test. Closing the dialog joins the meeting. */
  admitted?: boolean;
}

export interface CallPreviewProps {
  /** Null closes the dialog. */
  state: CallPreviewState | null;
  devices: CallDeviceChoice;
  /** Level of the previewed microphone, which is not transmitted. */
  level?: LevelSource | undefined;
  mirrored: boolean;
  onMicrophone(event: { on: boolean }): void;
  onCamera(event: { on: boolean }): void;
  onMirror(event: { mirrored: boolean }): void;
  onSelectDevice(event: { kind: CallDeviceKind; deviceId: string | null }): void;
  /** Omit both to hide the background. */
  onBackground?: ((event: { background: CameraBackground }) => void) | undefined;
  onBackgroundPicture?: ((event: { file: File }) => void) | undefined;
  /** Plays a test sound on the selected speaker. Omit to hide the button. */
  onTestSpeaker?: (() => void) | undefined;
  onJoin?(): void;
  /** Joins without the preview. Only for the first preview on this device, which explains itself. */
  onSkip?: (() => void) | undefined;
  onClose(): void;
}

export function CallPreview({ state, ...props }: CallPreviewProps) {
  const { t } = useTranslation('voice');
  // The focus of an icon button would show its tooltip over the picture.
  const primary = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={state !== null}
      initialFocus={primary}
      size="lg"
      sheet
      title={
        state?.roomName === undefined
          ? t('preview.testTitle')
          : t('preview.title', { name: state.roomName })
      }
      closeLabel={t('preview.close')}
      onClose={props.onClose}
      actions={state && <Actions {...props} state={state} primaryRef={primary} />}
    >
      {state && <Content {...props} state={state} />}
    </Dialog>
  );
}

function Actions({
  state,
  primaryRef,
  onJoin,
  onSkip,
  onClose,
}: ContentProps & { primaryRef: Ref<HTMLButtonElement> }) {
  const { t } = useTranslation('voice');
  if (state.roomName === undefined)
    return (
      <Button ref={primaryRef} variant="primary" onPress={onClose}>
        {t(state.admitted ? 'preview.join' : 'preview.done')}
      </Button>
    );
  return (
    <>
      {onSkip ? (
        <Button onPress={onSkip}>{t('preview.skip')}</Button>
      ) : (
        <Button onPress={onClose}>{t('preview.cancel')}</Button>
      )}
      <Button
        ref={primaryRef}
        variant="primary"
        loading={state.joining ?? false}
        onPress={() => onJoin?.()}
      >
        {t(state.microphone.status === 'on' ? 'enterRoom.withMicrophone' : 'enterRoom.muted')}
      </Button>
    </>
  );
}

type ContentProps = Omit<CallPreviewProps, 'state'> & { state: CallPreviewState };

function Content({ state, ...props }: ContentProps) {
  const { t } = useTranslation('voice');
  const namesOf = useNameList();
  const names = state.participants.map(({ name }) => name);
  const words = () => {
    if (state.roomName === undefined) return t('preview.testHint');
    return names.length > 0
      ? t('enterRoom.talking', { names: namesOf(names), count: names.length })
      : t('enterRoom.nobody');
  };
  return (
    <div className={styles.root} data-component="CallPreview">
      <div className={styles.videoColumn}>
        <Picture {...props} state={state} />
        <Text size="xs" tone="muted" as="div">
          {words()}
        </Text>
      </div>
      <div className={styles.choices}>
        {state.admitted && (
          <Callout tone="success" announce>
            {t('preview.admitted')}
          </Callout>
        )}
        {props.onSkip && (
          <Text size="sm" tone="muted" as="div">
            {t('preview.firstTime')}
          </Text>
        )}
        {state.microphone.status === 'problem' && (
          <Callout tone="warning" announce>
            {t(`notice.microphone.${state.microphone.problem}`, { ...state.microphone })}
          </Callout>
        )}
        {state.camera.status === 'problem' && (
          <Callout tone="warning" announce>
            {t(`notice.camera.${state.camera.problem}`, { ...state.camera })}
          </Callout>
        )}
        {(state.backgroundProblem === 'tooSlow' || state.backgroundProblem === 'unavailable') && (
          <Callout tone="warning" announce>
            {t(`notice.background.${state.backgroundProblem}`)}
          </Callout>
        )}
        <Devices devices={props.devices} onSelectDevice={props.onSelectDevice} />
        {state.background && props.onBackground && props.onBackgroundPicture && (
          <CameraBackgroundField
            background={state.background}
            pictureProblem={state.backgroundProblem === 'picture'}
            onSelect={props.onBackground}
            onChoosePicture={props.onBackgroundPicture}
          />
        )}
        {props.onTestSpeaker && (
          <SpeakerTest playing={state.speaker === 'playing'} onPress={props.onTestSpeaker} />
        )}
        <Switch
          label={t('preview.mirror')}
          hint={t('preview.mirrorHint')}
          checked={props.mirrored}
          onChange={({ checked }) => props.onMirror({ mirrored: checked })}
        />
      </div>
    </div>
  );
}

function Picture({ state, level, mirrored, onMicrophone, onCamera }: ContentProps) {
  const { t } = useTranslation('voice');
  const { me, microphone, camera, picture } = state;
  const hears = microphone.status === 'on';
  const sees = camera.status === 'on';
  const words = () => {
    if (camera.status === 'starting') return t('preview.cameraStarting');
    return sees && picture === undefined ? t('stage.waiting') : t('preview.cameraOff');
  };
  return (
    <div className={styles.picture} data-part="Picture">
      <Avatar name={me.name} src={me.avatarUrl ?? null} size="xl" decorative />
      {sees && picture !== undefined ? (
        <CallVideo picture={picture} mirrored={mirrored} containPortrait />
      ) : (
        <span className={styles.words}>
          {camera.status === 'starting' && <Spinner />}
          {words()}
        </span>
      )}
      <div className={styles.buttons}>
        <PreviewButton
          icon={hears ? icons.microphone : icons.microphoneOff}
          label={t(hears ? 'bar.mute' : 'bar.unmute')}
          on={hears}
          loading={microphone.status === 'starting'}
          onPress={() => onMicrophone({ on: !hears })}
        />
        <PreviewButton
          icon={sees ? icons.video : icons.videoOff}
          label={t(sees ? 'bar.cameraOff' : 'bar.cameraOn')}
          on={sees}
          loading={camera.status === 'starting'}
          onPress={() => onCamera({ on: !sees })}
        />
      </div>
      {level && hears && (
        <div className={styles.level}>
          <LevelMeter level={level} axis="across" label={t('preview.level')} />
        </div>
      )}
    </div>
  );
}

function SpeakerTest({ playing, onPress }: { playing: boolean; onPress(): void }) {
  const { t } = useTranslation('voice');
  return (
    <div className={styles.speaker}>
      <Button icon={icons.volume} loading={playing} onPress={onPress}>
        {t('preview.testSpeaker')}
      </Button>
      <LiveRegion>{playing ? t('preview.speakerPlaying') : ''}</LiveRegion>
      <Text size="xs" tone="muted">
        {t('preview.speakerHint')}
      </Text>
    </div>
  );
}

interface PreviewButtonProps {
  icon: (typeof icons)['video'];
  label: string;
  on: boolean;
  loading: boolean;
  onPress(): void;
}

function PreviewButton({ on, ...props }: PreviewButtonProps) {
  return (
    <Tooltip label={props.label}>
      <IconButton {...props} size="lg" variant={on ? 'primary' : 'secondary'} />
    </Tooltip>
  );
}

/** Select items need a non-empty value; this one represents the system default device. */
const system = 'system';

type DevicesProps = Pick<CallPreviewProps, 'devices' | 'onSelectDevice'>;

function Devices({ devices, onSelectDevice }: DevicesProps) {
  const { t } = useTranslation('voice');
  const named = useNamedDevices();
  return callDeviceKinds.map((kind) => {
    const choice = devices[kind];
    // A select with only the system default is not shown.
    if (!choice || choice.devices.length < 2) return null;
    return (
      <FormField key={kind} label={t(`bar.device.${kind}`)}>
        {({ id }) => (
          <Select
            id={id}
            value={choice.selected ?? system}
            options={named(kind, choice).map(({ deviceId, label }) => ({
              value: deviceId ?? system,
              label,
            }))}
            onChange={({ value }) =>
              onSelectDevice({ kind, deviceId: value === system ? null : value })
            }
          />
        )}
      </FormField>
    );
  });
}
