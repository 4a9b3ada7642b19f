import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { photographedAt } from '../../../stories/modes.ts';
import { translatorOf } from '../../../stories/texts.ts';
import { SceneFailed } from '../SceneFailed/index.ts';
import { SceneLoading } from '../SceneLoading/index.ts';
import { shellMeta, me, peoplePanel } from './AppShell.fixtures.tsx';
import type { AppShell } from './AppShell.tsx';

const meta = { ...shellMeta } satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The scene with the navigation expanded and no panel. */
export const Office: Story = {
  parameters: photographedAt('desktop'),
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await expect(canvas.getByRole('navigation', { name: t('nav.label') })).toBeVisible();
    await expect(canvas.getByRole('main')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('nav.collapse') }));
    await expect(args.onNavExpandedChange).toHaveBeenCalledWith({ expanded: false });
  },
};

export const Collapsed: Story = { args: { navExpanded: false } };

export const Finding: Story = {
  parameters: photographedAt('desktop'),
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('nav.find') }));
    await expect(args.onFind).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(args.onFind).toHaveBeenCalledTimes(2);
  },
};

export const PanelOpen: Story = {
  parameters: photographedAt('desktop'),
  args: { panel: peoplePanel, navExpanded: false },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    const panel = canvas.getByRole('region', { name: peoplePanel.label });
    // Waits for the slide-in animation.
    await waitFor(() => expect(panel.getBoundingClientRect().left).toBe(72 + 12));
    const box = panel.getBoundingClientRect();
    await expect(box.width).toBe(420);
    await expect(box.top).toBe(12);
    await userEvent.click(canvas.getByRole('button', { name: t('closePanel') }));
    await expect(args.onPanelClose).toHaveBeenCalledOnce();
  },
};

export const PanelAndExpandedNavigation: Story = {
  args: { panel: peoplePanel, current: 'map', panelWidth: 520 },
};

export const PresenceMenuOpen: Story = {
  parameters: photographedAt('desktop'),
  args: { navExpanded: false },
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    const shell = translatorOf({ globals }, 'shell');
    const own = canvas.getByRole('button', {
      name: new RegExp(`${me.name}.*${shell('openPresence')}`),
    });
    await userEvent.click(own);
    const menu = await screen.findByRole('dialog', { name: t('presenceMenu') });
    await waitFor(() => expect(menu).toBeVisible());
  },
};

export const Fullscreen: Story = {
  args: { panel: peoplePanel, fullscreen: true },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('region', { name: peoplePanel.label })).not.toBeInTheDocument();
    // Escape exits fullscreen; the panel stays open.
    await userEvent.keyboard('{Escape}');
    await expect(args.onPanelClose).not.toHaveBeenCalled();
  },
};

export const NavigationHidden: Story = { args: { navHidden: true, panel: peoplePanel } };

export const WhileSceneLoads: Story = {
  args: { panel: peoplePanel, sceneOverlay: <SceneLoading progress={0.4} /> },
};

export const SceneNotLoaded: Story = {
  args: {
    panel: peoplePanel,
    navExpanded: false,
    sceneOverlay: <SceneFailed onRetry={fn()} onWorkWithout3d={fn()} />,
  },
};

/** From 768 to 1023 px the navigation stays a rail of icons. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { panel: peoplePanel },
};

export const LongText: Story = {
  args: {
    me: { ...me, name: 'Maximiliane Wolfeschlegelsteinhausenbergerdorff', status: 'BUSY' },
    badges: { notifications: 1280, chatRoom: 999, directMessage: 128 },
  },
};
