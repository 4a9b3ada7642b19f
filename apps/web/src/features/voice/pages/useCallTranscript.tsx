import type { CallTranscriptState, TranscriptQuestion } from '@office/ui/screens/voice';
import { useState, type ReactNode } from 'react';
import { showError } from '@office/client/errors/showError.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { useStore } from '@office/client/lib/useStore.ts';
import { lazyPart } from '@office/client/loading/lazyPart.tsx';
import { displayName } from '@office/client/people/displayName.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { useMayCreate } from '../../organization/index.ts';
import type { ActiveCallState } from '../models/call/callState.ts';
import { useVoice } from '../models/voiceContext.ts';
import type { VoiceCall } from '../models/call/VoiceCall.ts';
import { useSnapshot } from './useCaptionsAndRecording.ts';
import { toVoicePerson } from './viewModels.ts';

const StartTranscript = lazyPart(
  async () => (await import('@office/ui/StartTranscript')).StartTranscript,
);

interface CallTranscriptView {
  shown: CallTranscriptState | undefined;
  /** Opens the dialog. Undefined if the member cannot start a transcript now. */
  onKeep: (() => void) | undefined;
  onConsent(event: { consented: boolean }): void;
  onStop(): void;
  dialog: ReactNode;
}

export function useCallTranscript({ room, phase }: ActiveCallState): CallTranscriptView {
  const { attendance, calls } = useVoice();
  const { call } = calls;
  const attended = useStore(attendance);
  const meeting = attended.status === 'in' && attended.room.id === room.id && attended.meeting;
  const params = meeting ? { params: { path: { id: meeting.id } } } : null;
  const { data } = useQuery('/v1/meetings/{id}/transcripts', params);
  const mayCreate = useMayCreate('voice') ?? false;
  const { user } = useSession();
  const state = useSnapshot(call?.transcript);
  const [asks, setAsks] = useState(false);
  const [start, isStarting] = useAction(async (meetingId: string) => {
    await call?.transcript.start(meetingId).catch(showError);
    setAsks(false);
  });
  const running = state?.room ?? null;
  const isMine = running !== null && running.startedBy?.id === user?.id;
  const canSpeak = call?.captions.canSend ?? false;
  const canKeep = meeting && data?.allowed && mayCreate && phase === 'in' && !running;
  return {
    shown: running
      ? {
          by: running.startedBy ? displayName(running.startedBy) : null,
          isMine,
          own: canSpeak ? (state?.own ?? 'unanswered') : 'unsupported',
          canStop: isMine || (meeting && meeting.id === running.meetingId && meeting.canEdit),
        }
      : undefined,
    onKeep: canKeep ? () => setAsks(true) : undefined,
    onConsent: ({ consented }) => void call?.transcript.consent(consented).catch(showError),
    onStop: () => void call?.transcript.stop().catch(showError),
    dialog: asks && meeting && (
      <StartTranscript
        open
        unsupported={!canSpeak}
        starting={isStarting}
        onStart={() => start(meeting.id)}
        onCancel={() => setAsks(false)}
      />
    ),
  };
}

/** The question to the member whether their speech is kept. Null after the answer. */
export function useTranscriptQuestion(call: VoiceCall | null): TranscriptQuestion | null {
  const state = useSnapshot(call?.transcript);
  if (!state?.room?.startedBy || state.own !== 'unanswered') return null;
  // A browser without speech recognition keeps nothing, so there is nothing to agree to.
  if (!call?.captions.canSend) return null;
  const { transcriptId, startedBy } = state.room;
  return { transcriptId, by: toVoicePerson({ ...startedBy, userId: startedBy.id }) };
}
