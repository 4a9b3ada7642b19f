import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { atWindowBottom } from './CallBar.decorator.tsx';
import { callbacks, crowd, devices, level, meeting, silent } from './CallBar.fixtures.ts';
import { CallBar } from './CallBar.tsx';

const meta = {
  component: CallBar,
  decorators: [atWindowBottom],
  args: {
    state: { ...silent, roomName: meeting.title, meeting },
    devices,
    level,
    onChat: fn(),
    onRecord: fn(),
    onMiniWindow: fn(),
    ...callbacks(),
  },
} satisfies Meta<typeof CallBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The title of a meeting is shown once, and its end is not truncated. */
export const MeetingOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await expect(canvas.getAllByText(meeting.title)).toHaveLength(1);
    const end = canvas.getByText(new RegExp(t('meeting.until', { end: '.+' })));
    await expect(end.scrollWidth).toBeLessThanOrEqual(end.clientWidth || Infinity);
    await expect(canvas.getByRole('button', { name: t('meeting.extend') })).toBeVisible();
  },
};

/** In a meeting room the title differs from the name of the room. */
export const MeetingInARoom: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { state: { ...silent, meeting: { ...meeting, title: 'Quarterly planning with design' } } },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await expect(canvas.getByText('Quarterly planning with design')).toBeVisible();
    await expect(canvas.getByText(new RegExp(t('meeting.until', { end: '.+' })))).toBeVisible();
  },
};

/** Beside a panel nine controls have two rows of similar length. */
export const BesideAPanel: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 600, containerType: 'inline-size' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const mute = canvas.getByRole('button', { name: new RegExp(t('bar.mute')) });
    const row = mute.closest('[data-component="CallBar"]')!;
    const chat = canvas.getByRole('button', { name: t('bar.chat') });
    await expect(row).toContainElement(chat);
    const tops = [...chat.parentElement!.parentElement!.children].map(
      (control) => (control as HTMLElement).offsetTop,
    );
    const last = tops.filter((top) => top === Math.max(...tops));
    await expect(last.length).not.toBe(1);
  },
};

/** The buttons of the second row are below those of the first, for seven buttons, too. */
export const SevenOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { state: { ...silent, camera: true, stageOpen: true }, onChat: undefined },
  decorators: [
    (Story) => (
      <div style={{ width: '100%', containerType: 'inline-size' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const buttons = canvas.getByRole('button', { name: t('bar.stage') }).parentElement!;
    const lefts = [...buttons.children].map((button) =>
      Math.round(button.getBoundingClientRect().left),
    );
    await expect(lefts).toHaveLength(7);
    await expect(lefts.slice(4)).toEqual(lefts.slice(0, 3));
  },
};

/** An on-screen keyboard leaves one row. */
export const WithKeyboard: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div data-keyboard="open" style={{ width: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await expect(canvas.queryByRole('button', { name: t('meeting.extend') })).toBeNull();
    const shown = canvas.getAllByRole('button');
    await expect(shown).toHaveLength(4);
    await expect(canvas.getByRole('button', { name: t('bar.leave') })).toBeVisible();
    const middle = (button: HTMLElement) => {
      const { top, height } = button.getBoundingClientRect();
      return top + height / 2;
    };
    for (const button of shown.slice(1)) {
      await expect(Math.abs(middle(button) - middle(shown[1]!))).toBeLessThan(4);
    }
  },
};

/** The badge is at the corner of the button in a wide column, too. */
/** Some of the pictures of a large call, those of speakers first. */
export const FiftyParticipants: Story = {
  args: { state: { ...silent, participants: crowd } },
  play: async ({ canvasElement, canvas, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const pictures = canvasElement.querySelectorAll('ul[aria-hidden] > li');
    await expect(pictures).toHaveLength(8);
    await expect(canvas.getByText(t('bar.speaking', { name: '高橋 蓮 49' }))).toBeVisible();
  },
};

/** A listener of an all-hands room has no microphone and camera. */
export const Listener: Story = {
  args: { state: { ...silent, muted: true, isListener: true, listeners: 312 } },
  play: async ({ args, canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await expect(canvas.getByText(t('bar.listening'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('bar.microphone') })).toBeNull();
    await expect(canvas.queryByRole('button', { name: t('bar.camera') })).toBeNull();
    await userEvent.keyboard('{Alt>}m{/Alt}');
    await expect(args.onMute).not.toHaveBeenCalled();
    const hand = t('bar.withKeys', { name: t('bar.raiseHand'), keys: 'Alt+H' });
    await userEvent.click(canvas.getByRole('button', { name: hand }));
    await expect(args.onRaiseHand).toHaveBeenCalledWith({ raised: true });
  },
};

export const ListenerWithRaisedHand: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { state: { ...silent, muted: true, isListener: true, listeners: 312, handRaised: true } },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await expect(canvas.getByText(t('bar.waitingToSpeak'))).toBeVisible();
  },
};

export const UnreadOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { state: { ...silent, camera: true, stageOpen: true, unreadMessages: 1 } },
  decorators: [
    (Story) => (
      <div style={{ width: '100%', containerType: 'inline-size' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const unread = t('bar.unread', { count: 1 });
    const button = canvas.getByRole('button', { name: t('bar.chatUnread', { unread }) });
    const badge = button.parentElement!.lastElementChild!;
    await expect(badge).not.toBe(button);
    const right = (element: Element) => element.getBoundingClientRect().right;
    await expect(Math.abs(right(badge) - right(button))).toBeLessThan(12);
  },
};
