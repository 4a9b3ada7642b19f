import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { photographedAt } from '../../../../../../.storybook/modes.ts';
import { wordsOf } from '../../../../../../.storybook/words.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { SceneFailed } from '../SceneFailed/index.ts';
import { SceneLoading } from '../SceneLoading/index.ts';
import { SceneUnsupported } from '../SceneUnsupported/index.ts';
import { badges, me, peoplePanel, presenceMenu, scene } from './AppShell.fixtures.tsx';
import { AppShell, type AppShellProps } from './AppShell.tsx';

const meta = {
  component: AppShell,
  args: {
    scene,
    panel: null,
    panelWidth: 420,
    navExpanded: true,
    current: 'main',
    badges,
    me,
    presenceMenu,
    onPanelClose: fn(),
    onPanelResize: fn(),
    onNavToggle: fn(),
    onFind: fn(),
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The scene alone, with the navigation expanded. */
export const Office: Story = {
  parameters: photographedAt('desktop'),
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'common');
    await expect(canvas.getByRole('navigation', { name: t('nav.label') })).toBeVisible();
    await expect(canvas.getByRole('main')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('nav.collapse') }));
    await expect(args.onNavToggle).toHaveBeenCalledWith({ expanded: false });
  },
};

export const Collapsed: Story = { args: { navExpanded: false } };

/** Someone can be looked for from anywhere. */
export const Finding: Story = {
  parameters: photographedAt('desktop'),
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'common');
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
    const t = wordsOf({ globals }, 'common');
    const panel = canvas.getByRole('region', { name: peoplePanel.label });
    // Once it has slid in.
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

/** The panel's edge moves with the pointer and with the arrow keys, from 360 to 640 px. */
export const Resizing: Story = {
  parameters: photographedAt('desktop'),
  args: { panel: peoplePanel, navExpanded: false },
  render: function Resizable(args) {
    const [width, setWidth] = useState(args.panelWidth);
    return (
      <AppShell
        {...args}
        panelWidth={width}
        onPanelResize={(event) => {
          args.onPanelResize(event);
          setWidth(event.width);
        }}
      />
    );
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'common');
    const edge = canvas.getByRole('separator', { name: t('resizePanel') });
    edge.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onPanelResize).toHaveBeenLastCalledWith({ width: 436 });
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(args.onPanelResize).toHaveBeenLastCalledWith({ width: 372 });
    await userEvent.keyboard('{End}');
    await expect(edge).toHaveAttribute('aria-valuenow', '640');
    await userEvent.keyboard('{Home}');
    await expect(edge).toHaveAttribute('aria-valuenow', '360');
    const from = edge.getBoundingClientRect().left;
    const pointer = { pointerId: 1, button: 0 };
    edge.setPointerCapture = () => undefined;
    await fireEvent.pointerDown(edge, { ...pointer, clientX: from });
    await fireEvent.pointerMove(edge, { ...pointer, clientX: from + 100 });
    const panel = canvas.getByRole('region', { name: peoplePanel.label });
    await waitFor(() => expect(panel.getBoundingClientRect().width).toBe(460));
    await fireEvent.pointerUp(edge, { ...pointer, clientX: from + 100 });
    await expect(args.onPanelResize).toHaveBeenLastCalledWith({ width: 460 });
  },
};

/** A panel that can be opened and closed, as the application does. */
function Switching(args: AppShellProps) {
  const [open, setOpen] = useState(args.panel !== null);
  return (
    <AppShell
      {...args}
      panel={open ? peoplePanel : null}
      scene={<Button onPress={() => setOpen(true)}>open</Button>}
      onPanelClose={() => {
        args.onPanelClose();
        setOpen(false);
      }}
    />
  );
}

/** Opening moves the focus into the panel; Escape closes it and gives the focus back. */
export const FocusAndEscape: Story = {
  render: Switching,
  play: async ({ canvas, args, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'open' });
    await userEvent.click(opener);
    const panel = await canvas.findByRole('region', { name: peoplePanel.label });
    await waitFor(() => expect(panel).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onPanelClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** It closes the panel also from the rail, whose entry shows its name. */
export const EscapeInTheRail: Story = {
  args: { panel: peoplePanel, navExpanded: false },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'common');
    canvas.getByRole('link', { name: t('nav.map') }).focus();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await expect(args.onPanelClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

/** Escape empties a search field before it closes the panel. */
export const EscapeInSearch: Story = {
  args: { panel: peoplePanel },
  play: async ({ canvas, args, userEvent }) => {
    const search = canvas.getByRole('searchbox');
    (search as HTMLInputElement).value = '葵';
    search.focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onPanelClose).not.toHaveBeenCalled();
  },
};

/** Alt+Shift and a letter follow an entry of the navigation. */
export const Shortcut: Story = {
  parameters: photographedAt('desktop'),
  play: async ({ canvas, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'common');
    const followed = fn();
    canvas.getByRole('link', { name: t('nav.map') }).addEventListener('click', followed);
    await userEvent.keyboard('{Alt>}{Shift>}[KeyM]{/Shift}{/Alt}');
    await expect(followed).toHaveBeenCalledOnce();
  },
};

/** Option+Shift+M on a Mac writes a character: in a text it does not lead away. */
export const ShortcutWhileTyping: Story = {
  args: { panel: peoplePanel },
  play: async ({ canvas, globals }) => {
    const t = wordsOf({ globals }, 'common');
    const followed = fn();
    canvas.getByRole('link', { name: t('nav.map') }).addEventListener('click', followed);
    const keys = { code: 'KeyM', altKey: true, shiftKey: true };
    fireEvent.keyDown(canvas.getByRole('searchbox'), { ...keys, key: 'Â' });
    await expect(followed).not.toHaveBeenCalled();
    fireEvent.keyDown(canvas.getByRole('searchbox'), { ...keys, key: 'M' });
    await expect(followed).toHaveBeenCalledOnce();
  },
};

export const SkipLink: Story = {
  args: { panel: peoplePanel },
  play: async ({ canvas, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'shell');
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: t('skipToPanel') });
    await expect(skip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: peoplePanel.label })).toHaveFocus(),
    );
  },
};

export const PresenceMenuOpen: Story = {
  parameters: photographedAt('desktop'),
  args: { navExpanded: false },
  play: async ({ canvas, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'common');
    const shell = wordsOf({ globals }, 'shell');
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
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('region', { name: peoplePanel.label })).not.toBeInTheDocument();
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

export const WithoutWebGl: Story = {
  args: {
    panel: peoplePanel,
    navExpanded: false,
    sceneOverlay: <SceneUnsupported onSeePeople={fn()} onOpenMap={fn()} />,
  },
};

/** From 768 to 1023 px the navigation stays a rail of icons. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { panel: peoplePanel },
};

export const Phone: Story = {
  parameters: photographedAt('phone'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, globals }) => {
    const t = wordsOf({ globals }, 'common');
    await expect(canvas.getByRole('button', { name: new RegExp(t('nav.more')) })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** The panel is the page; "office" in the bottom bar leads back to the scene. */
export const PhonePanel: Story = {
  parameters: photographedAt('phone'),
  globals: { viewport: { value: 'phone' } },
  args: { panel: peoplePanel, current: 'map' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region', { name: peoplePanel.label }).getBoundingClientRect();
    await expect(box.width).toBe(innerWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** The scene takes the whole window, also where the panel was the page. */
export const PhoneFullscreen: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { panel: peoplePanel, fullscreen: true },
  play: async ({ canvas, globals }) => {
    const t = wordsOf({ globals }, 'shell');
    await expect(canvas.getByRole('region', { name: t('scene') })).toBeVisible();
  },
};

export const PhoneMore: Story = {
  parameters: photographedAt('phone'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(t('nav.more')) }));
    const sheet = await screen.findByRole('dialog', { name: t('nav.moreTitle') });
    await waitFor(() => expect(sheet).toBeVisible());
    await userEvent.click(screen.getByRole('link', { name: t('nav.settings') }));
    // It goes with an animation, which a busy machine may take its time for.
    await waitFor(() => expect(sheet).not.toBeInTheDocument(), { timeout: 5000 });
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(t('nav.more')) }));
    await screen.findByRole('dialog', { name: t('nav.moreTitle') });
  },
};

export const LongText: Story = {
  args: {
    me: { ...me, name: 'Maximiliane Wolfeschlegelsteinhausenbergerdorff', status: 'BUSY' },
    badges: { notifications: 1280, chatRoom: 999, directMessage: 128 },
  },
};
