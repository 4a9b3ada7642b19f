import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
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
