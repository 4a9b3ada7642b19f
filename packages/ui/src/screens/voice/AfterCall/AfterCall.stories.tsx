import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { longRoomName, others } from '../voice.fixtures.ts';
import { VoicePrompts } from '../VoicePrompts/index.ts';
import { AfterCall, groupEnds, personEnds, returnEnds, type EndedCall } from './AfterCall.tsx';

const now = () => 1_000_000;
const [person] = others as [(typeof others)[number]];

const meta = {
  component: AfterCall,
  args: {
    call: { end: 'unanswered', roomName: '雑談' },
    until: now() + 48_000,
    now,
    onReturn: fn(),
    onDismiss: fn(),
  },
  render: (args) => (
    <VoicePrompts>
      <AfterCall {...args} />
    </VoicePrompts>
  ),
} satisfies Meta<typeof AfterCall>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The call ended because the member did not confirm to continue; Return is offered for one minute. */
export const ComeBack: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const title = t('after.unanswered', { name: '雑談' });
    await expect(canvas.getByRole('status')).toHaveTextContent(title);
    await userEvent.keyboard('{Alt>}j{/Alt}');
    const back = canvas.getByRole('button', { name: t('after.return') });
    await waitFor(() => expect(back).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onReturn).toHaveBeenCalledOnce();
  },
};

/** After an unanswered call the member can send a message or call again. */
export const NoAnswer: Story = {
  args: {
    call: { end: 'noAnswer', person },
    until: undefined,
    onReturn: undefined,
    onCall: fn(),
    onWrite: fn(),
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const press = (key: string) => userEvent.click(canvas.getByRole('button', { name: t(key) }));
    await press('after.write');
    await expect(args.onWrite).toHaveBeenCalledOnce();
    await press('after.callAgain');
    await expect(args.onCall).toHaveBeenCalledOnce();
    const common = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: common('toast.close') }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** The person is in another call: the member can be notified when it has ended. */
export const Busy: Story = {
  args: {
    call: { end: 'busy', person },
    until: undefined,
    onReturn: undefined,
    onNotifyWhenFree: fn(),
    onWrite: fn(),
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await userEvent.click(canvas.getByRole('button', { name: t('after.notifyWhenFree') }));
    await expect(args.onNotifyWhenFree).toHaveBeenCalledOnce();
  },
};

/** The member waits for the end of the other call. */
export const Watching: Story = {
  args: {
    call: { end: 'watching', person },
    until: undefined,
    onReturn: undefined,
    onCancelNotify: fn(),
    onWrite: fn(),
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const title = t('after.watching', { name: person.name });
    await expect(canvas.getByRole('status')).toHaveTextContent(title);
    await userEvent.click(canvas.getByRole('button', { name: t('after.cancelNotify') }));
    await expect(args.onCancelNotify).toHaveBeenCalledOnce();
  },
};

/** The other person declined and replies by message. */
export const RepliesByMessage: Story = {
  args: {
    call: { end: 'repliesByMessage', person },
    until: undefined,
    onReturn: undefined,
    onWrite: fn(),
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await userEvent.click(canvas.getByRole('button', { name: t('after.readMessages') }));
    await expect(args.onWrite).toHaveBeenCalledOnce();
  },
};

const ends: EndedCall[] = [
  ...personEnds.map((end) => ({ end, person })),
  ...returnEnds.map((end) => ({ end, roomName: end === 'reloaded' ? longRoomName : '雑談' })),
  ...returnEnds.map((end) => ({ end, roomName: person.name, person })),
  ...groupEnds.map((end) => ({ end, people: others.slice(0, 3) })),
];

/** The texts of every call end. */
export const AllEnds: Story = {
  args: { onWrite: fn() },
  render: (args) => (
    <>
      {ends.map((call) => (
        <AfterCall key={JSON.stringify(call)} {...args} call={call} />
      ))}
    </>
  ),
};

export const Returning: Story = { args: { returning: true } };
