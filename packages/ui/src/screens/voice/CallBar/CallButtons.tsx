import { useEffect, useEffectEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../primitives/Badge/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { IconButton, type IconButtonProps } from '../../../primitives/IconButton/index.ts';
import { Menu } from '../../../primitives/Menu/index.ts';
import { Tooltip } from '../../../primitives/Tooltip/index.ts';
import { CallExtras } from '../CallExtras/index.ts';
import { CallReactionMenu } from '../CallReactions/CallReactionMenu.tsx';
import { useDeviceItems } from '../DeviceMenu/useDeviceItems.ts';
import { useBackgroundOptions } from '../CameraBackground/useBackgroundOptions.ts';
import { LevelMeter } from '../LevelMeter/LevelMeter.tsx';
import { cameraKeys, handKeys, muteKeys } from '../voice.ts';
import type { CallBarProps } from './callBarProps.ts';
import * as styles from './CallBar.css.ts';

interface CallKeys {
  onMute?: (() => void) | undefined;
  onCamera?: (() => void) | undefined;
  onRaiseHand?: (() => void) | undefined;
}

/** Handles Alt+M (mute), Alt+V (camera) and Alt+H (raise hand), also in text fields. */
function useCallKeys({ onMute, onCamera, onRaiseHand }: CallKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { code, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (!altKey || ctrlKey || metaKey || shiftKey) return;
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    const press = { KeyM: onMute, KeyV: onCamera, KeyH: onRaiseHand }[code];
    if (!press) return;
    event.preventDefault();
    press();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

export function CallButtons(props: CallBarProps) {
  const { state, onRaiseHand, onStage, onMiniWindow } = props;
  const { isListener = false } = state;
  const onMute = isListener ? undefined : props.onMute;
  const onCamera = isListener ? undefined : props.onCamera;
  const onShareScreen = isListener ? undefined : props.onShareScreen;
  const { t } = useTranslation('voice');
  const { muted, camera = false, handRaised = false, sharing = false } = state;
  const { stageOpen = false, miniOpen = false } = state;
  const toggleCamera = onCamera && (() => onCamera({ on: !camera }));
  const toggleHand = onRaiseHand && (() => onRaiseHand({ raised: !handRaised }));
  useCallKeys({
    onMute: onMute && (() => !state.pushToTalk && onMute({ muted: !muted })),
    onCamera: toggleCamera,
    onRaiseHand: toggleHand,
  });
  const withKeys = (name: string, keys: string) => t('bar.withKeys', { name: t(name), keys });
  return (
    <div className={styles.buttons}>
      {onMute && (
        <div className={styles.split}>
          <Microphone {...props} />
          {props.level && (
            <span className={styles.level} data-muted={muted}>
              <LevelMeter level={props.level} />
            </span>
          )}
          <MicrophoneMenu {...props} />
        </div>
      )}
      {toggleCamera && (
        <div className={styles.split}>
          <BarButton
            icon={camera ? icons.video : icons.videoOff}
            label={withKeys(camera ? 'bar.cameraOff' : 'bar.cameraOn', cameraKeys)}
            variant={camera ? 'primary' : 'secondary'}
            loading={state.cameraStarting ?? false}
            onPress={toggleCamera}
          />
          <CameraMenu {...props} />
        </div>
      )}
      {onShareScreen && (
        <BarButton
          icon={sharing ? icons.stopSharing : icons.shareScreen}
          label={t(sharing ? 'media.stopSharing' : 'bar.shareScreen')}
          variant={sharing ? 'primary' : 'ghost'}
          onPress={() => onShareScreen({ sharing: !sharing })}
        />
      )}
      {toggleHand && (
        <BarButton
          icon={icons.raisedHand}
          label={withKeys('bar.raiseHand', handKeys)}
          pressed={handRaised}
          onPress={toggleHand}
        />
      )}
      {props.onChat && <ChatButton unread={state.unreadMessages ?? 0} onChat={props.onChat} />}
      {props.onReact && <CallReactionMenu onReact={props.onReact} />}
      {onStage && (
        <BarButton
          icon={icons.spotlight}
          label={t('bar.stage')}
          pressed={stageOpen}
          onPress={() => onStage({ open: !stageOpen })}
        />
      )}
      {/* The stage has its own button for the mini window. */}
      {onMiniWindow && !stageOpen && (
        <BarButton
          icon={icons.pictureInPicture}
          label={t('stage.pictureInPicture')}
          pressed={miniOpen}
          onPress={() => onMiniWindow({ open: !miniOpen })}
        />
      )}
      <CallExtras {...props} captions={state.captions} recording={state.recording} />
      {props.onWrite && (
        <BarButton icon={icons.directMessage} label={t('bar.write')} onPress={props.onWrite} />
      )}
    </div>
  );
}

function ChatButton({ unread, onChat }: { unread: number; onChat(): void }) {
  const { t } = useTranslation('voice');
  const count = t('bar.unread', { count: unread });
  return (
    <span className={styles.chat}>
      <BarButton
        icon={icons.chatRoom}
        label={unread > 0 ? t('bar.chatUnread', { unread: count }) : t('bar.chat')}
        onPress={onChat}
      />
      {unread > 0 && (
        <span className={styles.unread} aria-hidden>
          <Badge count={unread} label={count} />
        </span>
      )}
    </span>
  );
}

/** Rendered separately, so that Leave keeps its position for any number of buttons. */
export function LeaveButton({ onLeave }: Pick<CallBarProps, 'onLeave'>) {
  const { t } = useTranslation('voice');
  return (
    <span className={styles.leave}>
      <BarButton icon={icons.hangUp} label={t('bar.leave')} variant="danger" onPress={onLeave} />
    </span>
  );
}

function BarButton(props: IconButtonProps) {
  return (
    <Tooltip label={props.label}>
      <IconButton {...props} />
    </Tooltip>
  );
}

interface HoldToTalk {
  talking: boolean;
  onTalk(event: { talking: boolean }): void;
}

/** Returns pointer handlers that talk while a button is held. */
function holdToTalk({ talking, onTalk }: HoldToTalk) {
  const stop = () => {
    if (talking) onTalk({ talking: false });
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      // Delivers `pointerup` even if the pointer leaves the button.
      event.currentTarget.setPointerCapture(event.pointerId);
      if (!talking) onTalk({ talking: true });
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  };
}

function Microphone({ state, onMute }: CallBarProps) {
  const { t } = useTranslation('voice');
  const { muted, asking = false, pushToTalk } = state;
  const onTalk = ({ talking }: { talking: boolean }) => onMute({ muted: !talking });
  const label = pushToTalk
    ? t('bar.withKeys', { name: t('bar.talk'), keys: pushToTalk })
    : t('bar.withKeys', { name: t(muted ? 'bar.unmute' : 'bar.mute'), keys: muteKeys });
  return (
    <span
      className={styles.microphone}
      {...(pushToTalk ? holdToTalk({ talking: !muted, onTalk }) : {})}
    >
      <BarButton
        icon={muted ? icons.microphoneOff : icons.microphone}
        label={label}
        variant={muted ? 'secondary' : 'primary'}
        loading={asking}
        {...(pushToTalk ? {} : { onPress: () => onMute({ muted: !muted }) })}
      />
    </span>
  );
}

function MicrophoneMenu({ state, devices, ...on }: CallBarProps) {
  const { t } = useTranslation('voice');
  const items = useDeviceItems(on.onSelectDevice);
  const { onPushToTalk, onNoiseSuppression } = on;
  return (
    <Menu
      align="start"
      side="top"
      label={t('bar.microphone')}
      trigger={<IconButton size="xs" icon={icons.chevronUp} label={t('bar.microphone')} />}
      onOpenChange={({ open }) => open && on.onOpenDevices({ kind: 'microphone' })}
      items={[
        ...items('microphone', devices.microphone),
        ...items('speaker', devices.speaker),
        ...(onPushToTalk
          ? [
              { kind: 'heading' as const, id: 'mode', label: t('bar.mode') },
              ...[false, true].map((isPressed) => ({
                kind: 'choice' as const,
                id: isPressed ? 'held' : 'open',
                label: t(isPressed ? 'bar.pushToTalk' : 'bar.openMicrophone'),
                checked: isPressed === Boolean(state.pushToTalk),
                onSelect: () => onPushToTalk({ on: isPressed }),
              })),
            ]
          : []),
        ...(onNoiseSuppression
          ? [
              { kind: 'heading' as const, id: 'noise', label: t('bar.noiseSuppression') },
              ...[true, false].map((isOn) => ({
                kind: 'choice' as const,
                id: isOn ? 'noiseOn' : 'noiseOff',
                label: t(isOn ? 'bar.noiseOn' : 'bar.noiseOff'),
                checked: isOn === (state.noiseSuppression ?? true),
                onSelect: () => onNoiseSuppression({ on: isOn }),
              })),
            ]
          : []),
        { kind: 'separator' as const, id: 'separator' },
        {
          id: 'settings',
          label: t('bar.audioSettings'),
          leading: <Icon icon={icons.settings} tone="muted" />,
          onSelect: () => on.onOpenSettings({ section: 'audio' }),
        },
      ]}
    />
  );
}

function CameraMenu({ state: { background }, devices, ...on }: CallBarProps) {
  const { t } = useTranslation('voice');
  const items = useDeviceItems(on.onSelectDevice);
  const options = useBackgroundOptions();
  const { onBackground } = on;
  return (
    <Menu
      align="start"
      side="top"
      label={t('bar.camera')}
      trigger={<IconButton size="xs" icon={icons.chevronUp} label={t('bar.camera')} />}
      onOpenChange={({ open }) => open && on.onOpenDevices({ kind: 'camera' })}
      items={[
        ...items('camera', devices.camera ?? { devices: [], selected: null }),
        ...(background && onBackground
          ? [
              { kind: 'heading' as const, id: 'background', label: t('background.label') },
              ...options(background).map(({ value, label }) => ({
                kind: 'choice' as const,
                id: `background-${value}`,
                label,
                checked: value === background.selected,
                onSelect: () => onBackground({ background: value }),
              })),
            ]
          : []),
        { kind: 'separator' as const, id: 'separator' },
        {
          id: 'settings',
          label: t('bar.videoSettings'),
          leading: <Icon icon={icons.settings} tone="muted" />,
          onSelect: () => on.onOpenSettings({ section: 'video' }),
        },
      ]}
    />
  );
}
