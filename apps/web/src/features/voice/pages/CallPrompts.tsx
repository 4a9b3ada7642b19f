import { Calling, ContinueCall, VoiceInvitation, VoicePrompts } from '@office/ui';
import { useDirectMessage } from '../../chat/index.ts';
import { showError } from '../../../platform/errors/showError.ts';
import { useMayCreate } from '../../organization/index.ts';
import { useInvitationNotification } from '../bindings/useInvitationNotification.ts';
import { useVoice, useVoiceState } from '../bindings/voiceContext.ts';

/** Everything that voice chat asks, over whatever page is open. */
export function CallPrompts() {
  const { voice } = useVoice();
  const { call, calling, invites } = useVoiceState();
  const mayWrite = useMayCreate('chat') ?? false;
  const writeTo = useDirectMessage();
  const [invite, ...more] = invites;
  useInvitationNotification(invite);
  return (
    <VoicePrompts>
      <VoiceInvitation
        invitation={invite ? { ...invite, invitationId: invite.id } : null}
        more={more.length}
        onAccept={({ invitationId }) => void voice.accept(invitationId)}
        onDecline={({ invitationId }) => void voice.decline(invitationId)}
        onReply={
          mayWrite
            ? ({ invitationId, userId }) => {
                void voice.decline(invitationId);
                writeTo(userId).catch(showError);
              }
            : undefined
        }
      />
      <Calling
        person={calling && calling.name !== '' ? calling : null}
        onCancel={() => voice.cancelCalling()}
      />
      <ContinueCall
        until={call?.goOnUntil ?? null}
        onContinue={() => voice.call?.goOn()}
        onLeave={() => voice.leave()}
      />
    </VoicePrompts>
  );
}
