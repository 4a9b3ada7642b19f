import { Calling, ContinueCall, VoiceInvitation, VoicePrompts } from '@office/ui';
import { showError } from '@office/client/errors/showError.ts';
import { useDirectMessage } from '../../chat/index.ts';
import { useMayCreate } from '../../organization/index.ts';
import { useInvitationNotification } from '../models/useInvitationNotification.ts';
import { MeetingRoomPrompt } from './MeetingRoomPrompt.tsx';
import { useCalls, useVoice } from '../models/voiceContext.ts';
import { confirmBy } from '../models/callState.ts';

/** Everything that voice chat asks, over whatever page is open. */
export function CallPrompts() {
  const { calls } = useVoice();
  const { call, outgoing, invitations } = useCalls();
  const mayWrite = useMayCreate('chat') ?? false;
  const writeTo = useDirectMessage();
  const [invitation, ...more] = invitations;
  useInvitationNotification(invitation);
  return (
    <VoicePrompts>
      <VoiceInvitation
        invitation={invitation ? { ...invitation, invitationId: invitation.id } : null}
        more={more.length}
        onAccept={({ invitationId }) => void calls.accept(invitationId)}
        onDecline={({ invitationId }) => void calls.decline(invitationId)}
        onReply={
          mayWrite
            ? ({ invitationId, userId }) => {
                void calls.decline(invitationId);
                writeTo(userId).catch(showError);
              }
            : undefined
        }
      />
      <MeetingRoomPrompt />
      <Calling
        person={outgoing.status === 'idle' || outgoing.person.name === '' ? null : outgoing.person}
        onCancel={() => calls.cancelOutgoing()}
      />
      <ContinueCall
        until={call ? confirmBy(call) : null}
        onContinue={() => calls.call?.continue()}
        onLeave={() => calls.leave()}
      />
    </VoicePrompts>
  );
}
