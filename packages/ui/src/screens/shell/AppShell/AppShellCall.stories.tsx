import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { ReconnectingLine } from '../../../patterns/ReconnectingLine/index.ts';
import { clock, weekly } from '../../meeting/meeting.fixtures.ts';
import { MeetingNotice } from '../../meeting/MeetingNotice/index.ts';
import { PushPrompt } from '../../notification/PushPrompt/index.ts';
import { SharingBar } from '../../sharing-document/SharingBar/index.ts';
import { CallBar } from '../../voice/CallBar/index.ts';
import { devices, full, states } from '../../voice/CallBar/CallBar.fixtures.ts';
import { shellMeta, peoplePanel } from './AppShell.fixtures.tsx';
import type { AppShell } from './AppShell.tsx';

const call = (state: typeof states.in | typeof full) => (
  <CallBar
    state={state}
    devices={devices}
    onMute={fn()}
    onSelectDevice={fn()}
    onOpenDevices={fn()}
    onOpenSettings={fn()}
    onOpenRoom={fn()}
    onLeave={fn()}
    onTryMicrophone={fn()}
    onPlaySound={fn()}
    onJoinAgain={fn()}
    onDismissNotice={fn()}
  />
);

/** A call continues with any panel open. */
const meta = {
  ...shellMeta,
  args: { ...shellMeta.args, call: call(states.in), navExpanded: false },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OverTheOffice: Story = {};

/** The call bar floats next to the panel, not over it. */
export const NextToPanel: Story = {
  args: { panel: peoplePanel },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const bar = canvas.getByRole('region', { name: t('bar.label') });
    const panel = canvas.getByRole('region', { name: peoplePanel.label });
    await waitFor(() =>
      expect(bar.getBoundingClientRect().left).toBeGreaterThan(panel.getBoundingClientRect().right),
    );
  },
};

/** The call bar keeps its buttons in a narrow scene. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { panel: peoplePanel, call: call(full) },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const leave = canvas.getByRole('button', { name: t('bar.leave') });
    await expect(leave.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};

/** On phones the call bar is a row above the navigation and covers nothing. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { panel: peoplePanel, call: call(full) },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const bar = canvas.getByRole('region', { name: t('bar.label') }).getBoundingClientRect();
    const panel = canvas.getByRole('region', { name: peoplePanel.label }).getBoundingClientRect();
    await expect(bar.width).toBe(innerWidth);
    await expect(panel.bottom).toBeLessThanOrEqual(bar.top);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** On a phone in landscape, the bars share a row to leave height for the office. */
export const Landscape: Story = {
  globals: { viewport: { value: 'landscape' } },
  args: {
    call: (
      <>
        <SharingBar state={{ status: 'none' }} onShare={fn()} onOpen={fn()} />
        {call(full)}
      </>
    ),
  },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const share = translatorOf({ globals }, 'sharing-document');
    const box = (name: string) => canvas.getByRole('region', { name }).getBoundingClientRect();
    const bar = box(t('bar.label'));
    const sharing = box(share('bar.label'));
    await expect(sharing.right).toBeLessThanOrEqual(bar.left);
    await expect(sharing.bottom).toBe(bar.bottom);
    await expect(Math.min(sharing.top, bar.top)).toBeGreaterThan(innerHeight * 0.75);
    await expect(bar.right).toBeLessThanOrEqual(innerWidth);
    await expect(canvas.getByRole('button', { name: share('share') })).toBeVisible();
  },
};

/** Next to a panel in landscape: Leave stays next to the name, the other buttons wrap below. */
export const LandscapeWithPanel: Story = {
  globals: { viewport: { value: 'landscape' } },
  args: { panel: peoplePanel, call: call(full) },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const box = (name: RegExp | string) =>
      canvas.getByRole('button', { name }).getBoundingClientRect();
    const [leave, microphone] = [box(t('bar.leave')), box(new RegExp(t('bar.mute')))];
    await expect(leave.bottom).toBeLessThanOrEqual(microphone.top);
    await expect(microphone.bottom).toBeLessThanOrEqual(innerHeight);
    await expect(leave.right).toBeLessThanOrEqual(innerWidth);
  },
};

/** The reconnecting line covers neither the panel nor the call; both stay usable. */
export const Reconnecting: Story = {
  args: { panel: peoplePanel, connection: <ReconnectingLine /> },
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf({ globals }, 'voice');
    const line = canvas.getByText(translatorOf({ globals }, 'common')('connection.reconnecting'));
    const panel = canvas.getByRole('region', { name: peoplePanel.label });
    await waitFor(() =>
      expect(line.getBoundingClientRect().left).toBeGreaterThan(
        panel.getBoundingClientRect().right,
      ),
    );
    for (const name of [t('bar.mute'), t('bar.leave')])
      await userEvent.hover(canvas.getByRole('button', { name: new RegExp(name) }));
  },
};

export const ReconnectingOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { panel: peoplePanel, call: call(full), connection: <ReconnectingLine /> },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const line = canvas.getByText(translatorOf({ globals }, 'common')('connection.reconnecting'));
    const bar = canvas.getByRole('region', { name: t('bar.label') }).getBoundingClientRect();
    const panel = canvas.getByRole('region', { name: peoplePanel.label }).getBoundingClientRect();
    await expect(panel.bottom).toBeLessThanOrEqual(line.getBoundingClientRect().top);
    await expect(line.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.top);
  },
};

/**
 * The push prompt covers neither the page nor the reconnecting line, and the meeting notice covers neither
 * the push prompt nor the call.
 */
const asking = {
  args: {
    panel: peoplePanel,
    connection: <ReconnectingLine />,
    prompt: (
      <>
        <PushPrompt onAllow={fn()} onLater={fn()} />
        <MeetingNotice
          meeting={weekly}
          clock={clock}
          onJoin={fn()}
          onOpen={fn()}
          onDismiss={fn()}
        />
      </>
    ),
  },
  play: async ({ canvas, globals }) => {
    const place = (element: HTMLElement) => element.getBoundingClientRect();
    const line = translatorOf({ globals }, 'common')('connection.reconnecting');
    const prompt = canvas.getByRole('complementary', {
      name: translatorOf({ globals }, 'notification')('pushPrompt.title'),
    });
    const shown = [
      canvas.getByText(line),
      canvas.getByRole('region', { name: peoplePanel.label }),
      canvas.getByRole('region', { name: translatorOf({ globals }, 'voice')('bar.label') }),
    ];
    await waitFor(async () => {
      for (const other of shown)
        await expect(place(other).bottom).toBeLessThanOrEqual(place(prompt).top);
    });
    await expect(place(prompt).bottom).toBeLessThanOrEqual(innerHeight);
    const notice = canvas.getByRole('region', { name: /週次定例/ });
    await waitFor(async () => {
      for (const other of [prompt, ...shown]) {
        const [a, b] = [place(notice), place(other)];
        const isApart = a.bottom <= b.top || b.bottom <= a.top || a.left >= b.right;
        await expect(isApart).toBe(true);
      }
    });
  },
} satisfies Story;

export const Asking: Story = asking;

export const AskingOnAPhone: Story = { ...asking, globals: { viewport: { value: 'phone' } } };
