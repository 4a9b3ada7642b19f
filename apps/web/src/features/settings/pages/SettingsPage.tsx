import { unwrap, type Schemas } from '@office/api';
import {
  Settings,
  type DeviceList as ShownDeviceList,
  type SettingsState,
  type SettingsValues,
} from '@office/ui/screens/settings';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStore } from '@office/client/lib/useStore.ts';
import { office } from '../../../platform/api/client.ts';
import { theme } from '@office/client/device/theme.ts';
import { changeLanguage } from '@office/client/i18n/i18n.ts';
import { useLanguage } from '@office/client/i18n/useLanguage.ts';
import { copyText } from '@office/client/lib/copyText.ts';
import { useCalendarAccounts, useLinkedAccounts } from '../../linked-accounts/index.ts';
import { useMayView } from '../../organization/index.ts';
import { OwnWorkingHours } from '../../../platform/reachability/ReachabilityDialogs.tsx';
import { useOwnReachability } from '../../../platform/reachability/useOwnReachability.ts';
import { push, usePush, type PushState } from '../../notification/index.ts';
import { officeLight } from '../../../office/officeLight.ts';
import { officeView } from '../../../office/officeView.ts';
import { hasWebGL } from '../../../office/scene/webgl.ts';
import { deviceTest } from '../../../platform/device/deviceTest.ts';
import { deviceError } from '../../../platform/device/deviceError.ts';
import {
  rememberDevice,
  requestDevices,
  type DeviceList,
  allowedDevices,
  onDeviceSelected,
  onDevicesChanged,
  unknownDevices,
  type Devices,
} from '../../../platform/device/mediaDevices.ts';
import { completeSettings } from '../settingsCopy.ts';
import { useDataExport } from '../useDataExport.ts';
import { useCalendarFeed } from '../useCalendarFeed.ts';
import { useSettings } from '../useSettings.ts';

type Stored = Schemas['Settings'];
type Change = Partial<SettingsValues>;

export function SettingsPage() {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const language = useLanguage();
  const { choice: themeChoice } = useStore(theme);
  const { data, error, mutate, settings } = useSettings();
  const [pendingChange, setEarly] = useState<Change>({});
  const copy = error ? null : completeSettings(settings);
  const stored = data ?? (copy && merged(copy, pendingChange));
  const closed = {
    calendar: useMayView('calendar') === false,
    meeting: useMayView('meeting') === false,
  };
  const linked = useLinkedAccounts();
  const calendars = useCalendarAccounts(linked);
  const { feed, onRenewFeed, onRemoveFeed, retry: retryFeed } = useCalendarFeed();
  const { dataExport, ...exportHandlers } = useDataExport();
  const [devices, updateDevices] = useDevices();
  const view = useStore(officeView);
  const light = useStore(officeLight);
  const pushState = usePush();
  const [canDraw] = useState(hasWebGL);
  const [saveFailed, setSaveFailed] = useState(false);
  const { workingHours } = useOwnReachability();
  const [editsHours, setEditsHours] = useState(false);

  const ready = stored !== null;
  useEffect(() => {
    if (ready && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [ready, hash]);

  const change = async ({ change: settingsChange }: { change: Change }) => {
    setSaveFailed(false);
    try {
      if (settingsChange.theme) theme.choose(settingsChange.theme);
      if (settingsChange.view) officeView.choose(settingsChange.view);
      if (settingsChange.light) officeLight.choose(settingsChange.light);
      if (settingsChange.language) await saveLanguage(settingsChange.language);
      if (!hasStoredPart(settingsChange)) return;
      if (data) await save(data, settingsChange);
      else setEarly({ ...pendingChange, ...settingsChange });
    } catch {
      setSaveFailed(true);
    }
  };

  const save = (answer: Stored, settingsChange: Change) => {
    const saved = saveSettings(answer, settingsChange);
    return mutate(saved, { optimisticData: merged(answer, settingsChange), rollbackOnError: true });
  };
  const flushSettings = useEffectEvent(() => {
    if (data && hasStoredPart(pendingChange))
      save(data, pendingChange).catch(() => setSaveFailed(true));
  });
  const isAnswered = data !== undefined;
  useEffect(() => {
    if (isAnswered) flushSettings();
  }, [isAnswered]);

  const state = (): SettingsState => {
    if (!stored) return { status: error ? 'error' : 'loading' };
    const { graphics, audio, video, notification } = stored;
    return {
      status: 'ready',
      values: { language, theme: themeChoice, view, light, graphics, audio, video, notification },
      supports3d: canDraw,
      workingHours,
      devices: {
        speaker: toDeviceList(devices.speaker, 'microphone'),
        microphone: toDeviceList(devices.microphone, 'microphone'),
        camera: toDeviceList(devices.camera, 'camera'),
      },
      calendarAccounts: calendars.calendars,
      calendarFeed: feed,
      meetingAccounts: linked.meetingAccounts,
      linkable: linked.linkable,
      closed,
      ...(dataExport && { dataExport }),
      push: toPushView(pushState),
      pushReach: push.reach,
    };
  };

  return (
    <>
      <Settings
        state={state()}
        saveFailed={saveFailed}
        onChange={(event) => void change(event)}
        onSelectDevice={({ kind, deviceId }) => {
          rememberDevice(kind, deviceId);
          updateDevices({ [kind]: { ...devices[kind], selected: deviceId } });
        }}
        onRequestDevices={({ kind }) => void requestDevices(kind).then(updateDevices)}
        onTestDevices={(event) => deviceTest.open(event)}
        onLink={(choice) =>
          choice.account === 'calendar' ? calendars.onLink(choice) : linked.onLink(choice)
        }
        onUnlink={(choice) =>
          choice.account === 'calendar' ? calendars.onUnlink(choice) : linked.onUnlink(choice)
        }
        onSync={calendars.onSync}
        onRenewFeed={onRenewFeed}
        onRemoveFeed={onRemoveFeed}
        onCopyFeed={({ url }) => copyText(url)}
        onPushChange={({ on }) => void (on ? push.turnOn() : push.turnOff())}
        {...exportHandlers}
        onEditProfile={() => void navigate('/profile')}
        onChangePassword={() => void navigate('/password')}
        onSecurity={() => void navigate('/security')}
        onAccessTokens={() => void navigate('/access-tokens')}
        onEditWorkingHours={() => setEditsHours(true)}
        onRetry={() => {
          void mutate();
          linked.retry();
          calendars.retry();
          retryFeed();
        }}
      />
      {editsHours ? <OwnWorkingHours onClose={() => setEditsHours(false)} /> : null}
    </>
  );
}

/** @param permission permission that the list needs; speakers need the microphone */
function toDeviceList(
  { status, devices, selected }: DeviceList,
  permission: 'microphone' | 'camera',
): ShownDeviceList {
  if (status === 'unknown' || status === 'ready') return { status, devices, selected };
  return { status: 'problem', ...deviceError(status, permission), devices, selected };
}

async function saveLanguage(language: SettingsValues['language']): Promise<void> {
  await changeLanguage(language);
  await unwrap(office.PATCH('/v1/auth/user/language', { body: { language } }));
}

function hasStoredPart({ graphics, audio, video, notification }: Change): boolean {
  return Boolean(graphics ?? audio ?? video ?? notification);
}

/** Merges a change. Groups keep values that the page does not show. */
function merged(stored: Stored, { graphics, audio, video, notification }: Change): Stored {
  return {
    ...stored,
    ...(graphics ? { graphics } : {}),
    ...(audio ? { audio: { ...stored.audio, ...audio } } : {}),
    ...(video ? { video: { ...stored.video, ...video } } : {}),
    ...(notification ? { notification: { ...stored.notification, ...notification } } : {}),
  };
}

async function saveSettings(stored: Stored, change: Change): Promise<Stored> {
  const { graphics, audio, video, notification } = merged(stored, change);
  const body = { graphics, audio, video, notification };
  return unwrap(office.PATCH('/v1/settings', { body }));
}

function toPushView(state: PushState): Exclude<PushState, 'unknown' | 'asking'> {
  return state === 'unknown' || state === 'asking' ? 'off' : state;
}

/** Lists devices without asking for permission. Updates when one is connected or selected in a call. */
function useDevices(): [devices: Devices, update: (lists: Partial<Devices>) => void] {
  const [devices, setDevices] = useState(unknownDevices);
  const update = (lists: Partial<Devices>) => setDevices((known) => ({ ...known, ...lists }));
  useEffect(() => {
    const look = () =>
      void allowedDevices().then((lists) => setDevices((known) => ({ ...known, ...lists })));
    look();
    const stops = [onDeviceSelected(look), onDevicesChanged(look)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return [devices, update];
}
