import type { Voice } from './createVoice.ts';

type Action = 'enterpictureinpicture' | 'togglemicrophone' | 'togglecamera' | 'hangup';
type Actions = Partial<Record<Action, () => void>>;

const actionNames: readonly Action[] = [
  'enterpictureinpicture',
  'togglemicrophone',
  'togglecamera',
  'hangup',
];

/** Connects the call to Media Session and the mini window, and closes the window with the call. */
export function bindMiniWindow({ calls, mini, stage }: Voice): () => void {
  let currentActions: Actions = {};
  const inCall: Actions = {
    togglemicrophone: () => void calls.call?.setMuted(!calls.getSnapshot().call?.muted),
    togglecamera: () =>
      void calls.call?.setCamera(calls.getSnapshot().call?.media.camera.status !== 'on'),
    hangup: () => void calls.hangUp(),
  };
  const withPictures: Actions = {
    ...inCall,
    enterpictureinpicture: () => void mini.open({ picture: null, openedByBrowser: true }),
  };
  const update = () => {
    const { call } = calls.getSnapshot();
    if (!call) mini.close();
    // Browsers open only a document picture-in-picture window automatically, not a video.
    const opens = mini.supportedKind === 'window' && stage.getSnapshot().known.length > 0;
    const actions = !call ? {} : opens ? withPictures : inCall;
    if (actions !== currentActions) handle((currentActions = actions));
    if (!call) return;
    session?.setMicrophoneActive?.(!call.muted);
    session?.setCameraActive?.(call.media.camera.status === 'on');
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') mini.pageShown();
  };
  const stops = [calls.subscribe(update), stage.subscribe(update)];
  if (calls.call) update();
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', onVisible);
    handle({});
    mini.dispose();
  };
}

/** Media Session extensions for calls, not supported by all browsers: https://w3c.github.io/mediasession */
interface CallMediaSession {
  setActionHandler(action: Action, handler: (() => void) | null): void;
  setMicrophoneActive?(active: boolean): void;
  setCameraActive?(active: boolean): void;
}

const session = navigator.mediaSession as unknown as CallMediaSession | undefined;

function handle(actions: Actions): void {
  for (const name of actionNames) {
    try {
      session?.setActionHandler(name, actions[name] ?? null);
    } catch {
      // The browser does not support this action.
    }
  }
}
