import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { Calling } from '../Calling/index.ts';
import { EnterMeetingRoom } from '../EnterMeetingRoom/index.ts';
import { empty } from '../EnterMeetingRoom/EnterMeetingRoom.fixtures.ts';
import { VoiceInvitation } from '../VoiceInvitation/index.ts';
import { VoicePrompts } from './VoicePrompts.tsx';

const now = () => 1_000_000;

const meta = {
  component: VoicePrompts,
  args: {
    children: (
      <>
        <VoiceInvitation
          invitation={{
            invitationId: 'i1',
            inviter: { userId: 'mei', name: '小林 芽衣' },
            roomName: '雑談',
            expiresAt: now() + 24_000,
          }}
          now={now}
          onAccept={fn()}
          onDecline={fn()}
          onReply={fn()}
        />
        <EnterMeetingRoom room={empty} onJoin={fn()} onStay={fn()} />
        <Calling person={{ userId: 'ren', name: '高橋 蓮' }} onCancel={fn()} />
      </>
    ),
  },
} satisfies Meta<typeof VoicePrompts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Several prompts can be open at the same time. */
export const Several: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await expect(canvas.getByRole('region', { name: t('prompts') })).toBeVisible();
    const [invitation, room] = canvas.getAllByRole('group');
    await expect(canvas.getAllByRole('group')).toHaveLength(3);
    // The invitation is first, because the caller is waiting.
    for (const prompt of [invitation, room, invitation]) {
      await userEvent.keyboard('{Alt>}j{/Alt}');
      await expect(prompt).toContainElement(document.activeElement as HTMLElement);
    }
  },
};
