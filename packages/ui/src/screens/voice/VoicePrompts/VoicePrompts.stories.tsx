import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { Calling } from '../Calling/index.ts';
import { EnterMeetingRoom } from '../EnterMeetingRoom/index.ts';
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
          onIgnore={fn()}
          onReply={fn()}
        />
        <EnterMeetingRoom room={null} onJoin={fn()} onStay={fn()} />
        <Calling person={null} onCancel={fn()} />
      </>
    ),
  },
} satisfies Meta<typeof VoicePrompts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One prompt is open at a time; the closed ones stay mounted for their announcements. */
export const OnePrompt: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await expect(canvas.getByRole('region', { name: t('prompts') })).toBeVisible();
    const invitation = canvas.getByRole('group');
    await userEvent.keyboard('{Alt>}j{/Alt}');
    await expect(invitation).toContainElement(document.activeElement as HTMLElement);
  },
};
