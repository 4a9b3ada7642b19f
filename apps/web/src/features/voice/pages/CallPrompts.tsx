import { useReachability } from '@office/ui';
import {
  AfterCall,
  Calling,
  CaptionConsent,
  ContinueCall,
  RecordingConsent,
  TranscriptConsent,
  VoiceInvitation,
  VoicePrompts,
  WaitForSlot,
  type EndedCall,
  type FullRoom,
} from '@office/ui/screens/voice';
import { showError } from '@office/client/errors/showError.ts';
import { useStore } from '@office/client/lib/useStore.ts';
import { useTranslation } from 'react-i18next';
import { startRinging } from '../../../platform/device/ringTone.ts';
import { playChime } from '../../../platform/device/chime.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { useNotice } from '../../../platform/notices/useNotice.ts';
import { useEffect, useEffectEvent } from 'react';
import { voiceInvitationMs } from '@office/vocabulary';
import { useDirectMessage } from '../../chat/index.ts';
import { notifyUnseen, areNoticesEnabled } from '../../notification/index.ts';
import { useMayCreate } from '../../organization/index.ts';
import { isGroupReturn, type AfterCall as After } from '../models/calls/AfterCall.ts';
import type { IncomingInvitation } from '../models/calls/IncomingInvitations.ts';
import { confirmBy } from '../models/call/callState.ts';
import { useCallAttention } from '../models/hooks/useCallAttention.ts';
import { useIsTalking } from '../models/hooks/useSpeaking.ts';
import { useCalls, useVoice } from '../models/voiceContext.ts';
import { MeetingRoomPrompt } from './MeetingRoomPrompt.tsx';
import { useConsentQuestions } from './useCaptionsAndRecording.ts';
import { useTranscriptQuestion } from './useCallTranscript.tsx';
import { useShownTimeout } from './useShownTimeout.ts';
import type { FullRoom as Found } from '../models/rooms/ZoneAutoJoin.ts';
import { roomName, toVoicePerson } from './viewModels.ts';

const longest = voiceInvitationMs / 1000;

/** Plays the ring tone for incoming calls, also in a hidden tab, and for outgoing calls. */
function useRinging(isCalled: boolean): void {
  const { outgoing } = useCalls();
  const isTalking = useIsTalking();
  const isCalling = outgoing.status === 'ringing';
  useEffect(() => {
    if (!isCalled || !areNoticesEnabled('sound')) return undefined;
    if (!isTalking) return startRinging('incoming', longest);
    void playChime();
    return undefined;
  }, [isCalled, isTalking]);
  useEffect(() => (isCalling ? startRinging('outgoing', longest) : undefined), [isCalling]);
}

function useInvitationNotification(invitation: IncomingInvitation | undefined): void {
  const { t } = useTranslation('voice');
  const notify = useEffectEvent(() => {
    if (!invitation) return;
    const { id, inviter, roomName } = invitation;
    const isOngoing = invitation.kind === 'invitation' && invitation.isOngoing;
    const { name } = inviter;
    const body =
      roomName === null
        ? t(isOngoing ? 'invitation.ongoing' : 'invitation.call', { name })
        : t('invitation.room', { name, room: roomName });
    const notice = { title: name, body, path: '/voice-chat', tag: `voice-${id}` };
    // Silent because the call rings separately.
    notifyUnseen({ id, setting: 'voiceChatInvite', notice, silent: true });
  });
  const id = invitation?.id;
  useEffect(() => {
    if (id) notify();
  }, [id]);
}

function useFreeNotification(after: After | null): void {
  const { t } = useTranslation('voice');
  const free = after?.kind === 'free' ? after.person : null;
  const notify = useEffectEvent(() => {
    if (!free) return;
    const { userId, name } = free;
    const notice = {
      title: name,
      body: t('after.free', { name }),
      path: '/voice-chat',
      tag: userId,
    };
    notifyUnseen({ id: `free-${userId}`, setting: 'voiceChatInvite', notice, silent: true });
    if (areNoticesEnabled('sound')) void playChime();
  });
  const id = free?.userId;
  useEffect(() => {
    if (id) notify();
  }, [id]);
}

export function CallPrompts() {
  const { calls, zones, elsewhere } = useVoice();
  const myUserId = useSession().user?.id;
  const { call, outgoing, after, invitations } = useCalls();
  const confirmByElsewhere = useStore(elsewhere, (call) => call?.confirmBy ?? null);
  const full = useStore(zones);
  const mayWrite = useMayCreate('chat') ?? false;
  const writeTo = useDirectMessage();
  const write = (userId: string) => void writeTo(userId).catch(showError);
  // Invitations stay in the voice chat page while notifications are paused.
  const [invitation, ...more] = useReachability(myUserId).pausedUntil ? [] : invitations;
  const { readers, question } = useConsentQuestions(calls.call, call);
  const transcript = useTranscriptQuestion(calls.call);
  const answerTranscript = (consented: boolean) =>
    void calls.call?.transcript.consent(consented).catch(showError);
  const confirmationDeadline = call ? confirmBy(call) : null;
  useInvitationNotification(invitation);
  useFreeNotification(after);
  useRinging(invitation !== undefined);
  useCallAttention({
    invitation,
    confirmUntil: confirmationDeadline,
    isInvitedInOtherTab: confirmByElsewhere !== null,
  });
  const callee = outgoing.status === 'idle' ? null : outgoing.person;
  const person = after?.kind === 'return' && isGroupReturn(after.reason) ? null : after?.person;
  const continueUntil = confirmationDeadline ?? confirmByElsewhere;
  const calledPerson = callee && callee.name !== '' ? callee : null;
  const shows = {
    invitation: useNotice('invitation', invitation !== undefined),
    recordingConsent: useNotice('recordingConsent', question !== null),
    transcriptConsent: useNotice('transcriptConsent', transcript !== null),
    captionConsent: useNotice('captionConsent', readers.length > 0),
    fullRoom: useNotice('fullRoom', full !== null),
    calling: useNotice('calling', calledPerson !== null),
    continueCall: useNotice('continueCall', continueUntil !== null),
    callEnd: useNotice('callEnd', after !== null),
  };
  useShownTimeout(shows.callEnd, (isShown) => calls.setAfterShown(isShown));
  return (
    <VoicePrompts>
      <VoiceInvitation
        invitation={
          invitation && shows.invitation ? { ...invitation, invitationId: invitation.id } : null
        }
        more={more.length}
        onAccept={({ invitationId }) => void calls.invitations.accept(invitationId)}
        onDecline={({ invitationId }) => void calls.invitations.decline(invitationId)}
        onIgnore={({ invitationId }) => calls.invitations.ignore(invitationId)}
        onReply={
          mayWrite
            ? ({ invitationId, userId }) => {
                void calls.invitations.decline(invitationId, { byMessage: true });
                write(userId);
              }
            : undefined
        }
      />
      <MeetingRoomPrompt />
      <RecordingConsent
        question={
          question && shows.recordingConsent
            ? { ...question, by: toVoicePerson(question.by) }
            : null
        }
        onAgree={() => void calls.call?.recording.agree()}
        onDecline={() => void calls.call?.recording.end()}
      />
      <TranscriptConsent
        question={shows.transcriptConsent ? transcript : null}
        onAgree={() => answerTranscript(true)}
        onDecline={() => answerTranscript(false)}
      />
      <CaptionConsent
        readers={shows.captionConsent ? readers.map(toVoicePerson) : []}
        onAgree={() => calls.call?.captions.agree(true)}
        onDecline={() => calls.call?.captions.agree(false)}
      />
      <WaitForSlot
        room={full && shows.fullRoom ? toFullRoom(full) : null}
        onWait={() => zones.wait()}
        onDismiss={() => zones.dismiss()}
      />
      <Calling
        person={shows.calling ? calledPerson : null}
        onCancel={() => calls.cancelOutgoing()}
        onWrite={
          mayWrite && callee
            ? () => {
                calls.cancelOutgoing();
                write(callee.userId);
              }
            : undefined
        }
      />
      <ContinueCall
        until={shows.continueCall ? continueUntil : null}
        onContinue={() => (call ? calls.call?.continue() : elsewhere.answer('continue'))}
        onLeave={() => void (call ? calls.hangUp() : elsewhere.answer('leave'))}
      />
      <AfterCall
        call={after && shows.callEnd ? toEndedCall(after) : null}
        onReturn={after?.kind === 'return' ? () => void calls.rejoin(after) : undefined}
        onCall={
          after && after.kind !== 'return' && after.kind !== 'busy' && after.kind !== 'watching'
            ? () => void calls.invite(after.person)
            : undefined
        }
        onNotifyWhenFree={
          after?.kind === 'busy' ? () => calls.notifyWhenFree(after.person) : undefined
        }
        onCancelNotify={
          after?.kind === 'watching' ? () => calls.cancelNotifyWhenFree(after.person) : undefined
        }
        onWrite={
          mayWrite && person
            ? () => {
                calls.dismissAfter();
                write(person.userId);
              }
            : undefined
        }
        onDismiss={() => calls.dismissAfter()}
      />
    </VoicePrompts>
  );
}

function toEndedCall(after: After): EndedCall {
  switch (after.kind) {
    case 'return': {
      const { reason, room, person, people = [] } = after;
      if (isGroupReturn(reason)) return { end: reason, people };
      return { end: reason, roomName: person?.name ?? room.name, ...(person && { person }) };
    }
    case 'over':
      return { end: after.reason, person: after.person };
    case 'declined':
    case 'repliesByMessage':
    case 'noAnswer':
    case 'missed':
    case 'busy':
    case 'watching':
    case 'free':
      return { end: after.kind, person: after.person };
  }
}

function toFullRoom({ room, isWaiting }: Found): FullRoom {
  return {
    roomId: room.id,
    name: roomName(room),
    status: isWaiting ? 'waiting' : 'full',
    participants: room.participants.map(toVoicePerson),
  };
}
