import { storage } from '@office/client/lib/browserStorage.ts';
import { selectedDevice } from '../../../platform/device/mediaDevices.ts';
import { session } from '../../../platform/session/browserSession.ts';
import { readStoredSettings } from '../../settings/index.ts';
import { createVoice, type Voice } from './createVoice.ts';

let resumed: { userId: string; voice: Voice } | null = null;

/** Returns to the call before the workplace is loaded, which then uses the same voice chat. */
export function resumeCall(): void {
  const { user } = session.getSnapshot();
  if (!user || resumed) return;
  const voice = createVoice(user.id);
  const stored = voice.storedCall.take();
  if (!stored) return;
  resumed = { userId: user.id, voice };
  voice.output.setSpeaker(selectedDevice('speaker'));
  const { audio } = readStoredSettings(storage);
  if (audio) voice.setAudio(audio);
  void voice.calls.resume(stored);
}

/** Returns the voice chat that resumed a call, or null without one or after its workplace was closed. */
export function resumedVoice(userId: string | undefined): Voice | null {
  if (resumed?.userId !== userId) return null;
  return resumed?.voice.calls.isOpen ? resumed.voice : null;
}

/** Ends the resumed call of another account. */
export function endOtherResumedCall(voice: Voice): void {
  if (!resumed || resumed.voice === voice) return;
  resumed.voice.calls.close();
  resumed = null;
}
