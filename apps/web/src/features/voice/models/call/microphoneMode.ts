import type { VoiceCall } from './VoiceCall.ts';

type Call = Pick<VoiceCall, 'getSnapshot' | 'setMuted'>;

/** Push-to-talk mutes; the open microphone returns to the state before it in the same call. */
export function microphoneMode(currentCall: () => Call | null): (isPushToTalk: boolean) => void {
  let before: { call: Call; muted: boolean } | null = null;
  return (isPushToTalk) => {
    const call = currentCall();
    if (!isPushToTalk) {
      if (before && before.call === call && !before.muted) void call.setMuted(false);
      before = null;
      return;
    }
    const state = call?.getSnapshot();
    if (!call || !state || state.phase === 'ended') return;
    if (before?.call !== call) before = { call, muted: state.muted };
    void call.setMuted(true);
  };
}
