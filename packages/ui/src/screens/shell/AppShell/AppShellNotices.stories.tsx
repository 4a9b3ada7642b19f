import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { photographedAt } from '../../../stories/modes.ts';
import { translatorOf } from '../../../stories/texts.ts';
import { PushPrompt } from '../../notification/PushPrompt/index.ts';
import { shellMeta } from './AppShell.fixtures.tsx';
import {
  calendarPanel,
  call,
  chatPanel,
  expectNothingCovered,
  notices,
  toasts,
} from './AppShellNotices.fixtures.tsx';
import { AppShell } from './AppShell.tsx';

/** Shows one notice at a time. The panel makes room for toasts where they have none beside it. */
const meta = {
  ...shellMeta,
  args: { ...shellMeta.args, navExpanded: false, panel: chatPanel },
  play: ({ canvasElement }) => expectNothingCovered(canvasElement),
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const tablet = { viewport: { value: 'tablet' } };
const withToasts: Partial<Story> = {
  render: (args) => (
    <>
      <AppShell {...args} />
      {toasts}
    </>
  ),
};

export const NoNotice: Story = {};

export const Invitation: Story = { args: { prompt: notices.invitation } };
export const InvitationOnAPhone: Story = { ...Invitation, globals: phone };

export const InvitationInFullscreen: Story = {
  args: { prompt: notices.invitation, fullscreen: true },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await expect(canvas.getByRole('button', { name: t('invitation.acceptRoom') })).toBeVisible();
  },
};

export const NewVersionInFullscreen: Story = {
  args: { prompt: notices.newVersion, fullscreen: true },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'shell');
    await expect(canvas.getByText(t('newVersion.title'))).not.toBeVisible();
  },
};

export const Connection: Story = { args: { prompt: notices.connection, call } };
export const ConnectionOnAPhone: Story = { ...Connection, globals: phone };

export const MeetingRoom: Story = {
  parameters: photographedAt('desktop'),
  args: { prompt: notices.meetingRoom, panel: calendarPanel },
};
export const MeetingRoomOnATablet: Story = { ...MeetingRoom, globals: tablet };
export const MeetingRoomOnAPhone: Story = {
  ...MeetingRoom,
  parameters: photographedAt('phone'),
  globals: phone,
};

export const JoinableMeeting: Story = { args: { prompt: notices.joinableMeeting } };
export const JoinableMeetingOnAPhone: Story = { ...JoinableMeeting, globals: phone };

export const NewVersion: Story = { args: { prompt: notices.newVersion } };
export const NewVersionOnAPhone: Story = { ...NewVersion, globals: phone };

export const Welcome: Story = { args: { prompt: notices.welcome, panel: null } };
/** The office keeps most of the window. */
export const WelcomeOnAPhone: Story = {
  ...Welcome,
  parameters: photographedAt('phone'),
  globals: phone,
  play: async ({ canvas, globals, canvasElement }) => {
    const t = translatorOf({ globals }, 'help');
    const notice = canvas.getByRole('complementary', { name: t('tour.name') });
    await expect(notice.getBoundingClientRect().height).toBeLessThan(260);
    await expectNothingCovered(canvasElement);
  },
};

export const Tour: Story = { args: { prompt: notices.tour } };
export const TourOnAPhone: Story = { ...Tour, globals: phone };

/** The permission is asked for below the chat, where the messages are that it concerns. */
export const PushBelowTheChat: Story = {
  args: { panel: { ...chatPanel, notice: <PushPrompt onAllow={fn()} onLater={fn()} /> } },
  play: async ({ canvas, globals, canvasElement }) => {
    const t = translatorOf({ globals }, 'notification');
    const prompt = canvas.getByRole('complementary', { name: t('pushPrompt.title') });
    await expect(canvas.getByRole('region', { name: chatPanel.label })).toContainElement(prompt);
    // The text has the width of the panel.
    await expect(prompt.getBoundingClientRect().height).toBeLessThan(220);
    await expectNothingCovered(canvasElement);
  },
};
export const PushBelowTheChatOnAPhone: Story = { ...PushBelowTheChat, globals: phone };

/** Toasts take the width beside the panel. */
export const Toasts: Story = { ...withToasts, args: { call } };

export const ToastsBesideTheCalendar: Story = {
  ...withToasts,
  parameters: photographedAt('desktop'),
  args: { panel: calendarPanel },
};

/** Without width beside the panel, the panel makes room. */
export const ToastsAboveTheCalendar: Story = {
  ...withToasts,
  args: { panel: calendarPanel, navExpanded: true },
};

export const ToastsOnATablet: Story = { ...withToasts, globals: tablet };

export const LongToastsOnAPhone: Story = {
  ...withToasts,
  parameters: photographedAt('phone'),
  globals: phone,
  play: async ({ canvasElement }) => {
    await expect(await screen.findAllByRole('listitem')).not.toHaveLength(0);
    await expectNothingCovered(canvasElement);
  },
};

export const Several: Story = { ...withToasts, args: { prompt: notices.joinableMeeting, call } };

export const SeveralOnAPhone: Story = { ...Several, globals: phone };

export const SeveralBesideTheCalendar: Story = {
  ...Several,
  parameters: photographedAt('desktop'),
  args: { prompt: notices.joinableMeeting, call, panel: calendarPanel },
};

/** Without width beside the panel, the call is a row below it. */
export const SeveralOnATablet: Story = {
  ...Several,
  globals: tablet,
  args: { prompt: notices.joinableMeeting, call, panel: calendarPanel },
  play: async ({ canvas, globals, canvasElement }) => {
    const t = translatorOf({ globals }, 'voice');
    await expect(await screen.findAllByRole('listitem')).not.toHaveLength(0);
    const leave = canvas.getByRole('button', { name: t('bar.leave') });
    await waitFor(() =>
      expect(leave.getBoundingClientRect().right).toBeLessThan(window.innerWidth),
    );
    await expectNothingCovered(canvasElement);
  },
};
