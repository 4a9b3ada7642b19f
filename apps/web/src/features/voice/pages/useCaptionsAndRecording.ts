import type { CallCaptionsState, CallRecordingState } from '@office/ui/screens/voice';
import { useSyncExternalStore } from 'react';
import { useQuery } from '../../../platform/api/queries.ts';
import { useMayCreate } from '../../organization/index.ts';
import { recordingFormat } from '../media/CallRecorder.ts';
import type { ActiveCallState } from '../models/call/callState.ts';
import { participantName } from '../models/participantName.ts';
import type { CallCaptions } from '../models/recording/CallCaptions.ts';
import type { RecordingState } from '../models/recording/CallRecording.ts';
import { useVoice } from '../models/voiceContext.ts';
import type { VoiceCall } from '../models/call/VoiceCall.ts';

export function useCaptionsAndRecording(state: ActiveCallState) {
  const call = useVoice().calls.call;
  const captions = useCallCaptions(call?.captions);
  const recording = useCallRecording(call, state);
  const mayRecord = useMayCreate('voice') ?? false;
  const canRecord = mayRecord && state.phase === 'in' && recordingFormat() !== null;
  return {
    captions,
    recording,
    onCaptions: ({ shown }: { shown: boolean }) => call?.captions.setWanted(shown),
    onOwnCaptions: ({ on }: { on: boolean }) => call?.captions.agree(on),
    onRecord: canRecord
      ? ({ transcript }: { transcript: boolean }) => {
          if (transcript && call?.captions.canSend) call.captions.agree(true);
          void call?.recording.ask({ transcript });
        }
      : undefined,
    onEndRecording: () => void call?.recording.end(),
  };
}

function useCallCaptions(model: CallCaptions | undefined): CallCaptionsState | undefined {
  const captions = useSnapshot(model);
  if (!model || !captions) return undefined;
  const { wanted, lines, listening } = captions;
  const from = model.speakers.map((person) => participantName(person));
  const own = model.canSend
    ? listening
      ? 'listening'
      : model.sends
        ? 'on'
        : 'off'
    : 'unsupported';
  if (own === 'unsupported' && from.length === 0 && !wanted) return undefined;
  const names = new Map(model.speakers.map((each) => [each.participantId, participantName(each)]));
  return {
    shown: wanted,
    from,
    own,
    lines: lines.map(({ participantId, captionId, text, isFinal, language }) => ({
      id: `${participantId} ${captionId}`,
      name: names.get(participantId) ?? '',
      text,
      isFinal,
      language,
    })),
  };
}

function useCallRecording(
  call: VoiceCall | null,
  { participants }: ActiveCallState,
): CallRecordingState | undefined {
  const { data: profile } = useQuery('/v1/auth/user/profile');
  const state = useSnapshot(call?.recording);
  const status = state && statusOf(state);
  if (!state || !status) return undefined;
  const { room, own } = state;
  const recorder = participants.find(({ participantId }) => participantId === room?.participantId);
  const starter = recorder ?? profile;
  const waiting = participants.filter(({ participantId }) => !room?.agreed.includes(participantId));
  return {
    status,
    isMine: own !== 'none',
    by: starter ? participantName(starter) : '',
    waitingFor: room ? waiting.map((person) => participantName(person)) : [],
    transcript: room?.transcript ?? false,
    asksMe: recorder !== undefined && needsRecordingConsent(call, room),
  };
}

function statusOf({ room, own }: RecordingState): CallRecordingState['status'] | null {
  if (own === 'choosing' || own === 'saving') return own;
  if (room)
    return ({ ASKING: 'asking', RECORDING: 'recording', PAUSED: 'paused' } as const)[room.status];
  return own === 'none' ? null : 'asking';
}

export function useSnapshot<Snapshot>(
  store: { subscribe(listener: () => void): () => void; getSnapshot(): Snapshot } | undefined,
): Snapshot | undefined {
  return useSyncExternalStore(store?.subscribe ?? nothing, () => store?.getSnapshot());
}

function nothing(): () => void {
  return () => {};
}

export function useConsentQuestions(call: VoiceCall | null, state: ActiveCallState | null) {
  useSnapshot(call?.captions);
  const recording = useSnapshot(call?.recording);
  const room = recording?.room;
  const by = state?.participants.find(({ participantId }) => participantId === room?.participantId);
  return {
    readers: call?.captions.consentRequests ?? [],
    question:
      room && by && needsRecordingConsent(call, room)
        ? {
            recordingId: room.recordingId,
            by,
            inProgress: room.begunAt !== null,
            transcript: room.transcript,
          }
        : null,
  };
}

function needsRecordingConsent(
  call: VoiceCall | null,
  room: RecordingState['room'] | undefined,
): boolean {
  return Boolean(call && room && !room.agreed.includes(call.participantId ?? ''));
}
