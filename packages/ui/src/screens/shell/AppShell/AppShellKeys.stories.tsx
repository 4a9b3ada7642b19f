import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { photographedAt } from '../../../stories/modes.ts';
import { translatorOf } from '../../../stories/texts.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { KeyboardShortcuts } from '../KeyboardShortcuts/index.ts';
import { shellMeta, peoplePanel } from './AppShell.fixtures.tsx';
import { AppShell, type AppShellProps } from './AppShell.tsx';

const meta = { ...shellMeta } satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The panel resizes with the pointer and the arrow keys, from 360 to 640 px. */
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
    const t = translatorOf({ globals }, 'common');
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

/** Opening a panel moves the focus into it; Escape closes it and restores the focus. */
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

/** A panel with two pages. The first is removed on press, or hidden while the second is loading. */
function Stepping({ hides, ...args }: AppShellProps & { hides?: boolean }) {
  const [further, setFurther] = useState(false);
  const first = <Button onPress={() => setFurther(true)}>further</Button>;
  const content = hides ? <div hidden={further}>{first}</div> : further ? 'next' : first;
  const page = further ? 'next' : 'first';
  return <AppShell {...args} panel={{ ...peoplePanel, page, content }} />;
}

/** Changing the page keeps the focus in the panel. */
export const FocusFromPageToPage: Story = {
  args: { panel: peoplePanel },
  render: (args) => <Stepping {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'further' }));
    const panel = canvas.getByRole('region', { name: peoplePanel.label });
    await waitFor(() => expect(panel).toHaveFocus());
  },
};

export const FocusWhilePageLoads: Story = {
  ...FocusFromPageToPage,
  render: (args) => <Stepping {...args} hides />,
};

/** Escape closes the panel also while a tooltip of the rail is open. */
export const EscapeInTheRail: Story = {
  args: { panel: peoplePanel, navExpanded: false },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    canvas.getByRole('link', { name: t('nav.map') }).focus();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await expect(args.onPanelClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

/** Escape in a non-empty search field clears the field and keeps the panel open. */
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

/** Alt+Shift and a letter open an entry of the navigation. */
export const Shortcut: Story = {
  parameters: photographedAt('desktop'),
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    const followed = fn();
    canvas.getByRole('link', { name: t('nav.map') }).addEventListener('click', followed);
    await userEvent.keyboard('{Alt>}{Shift>}[KeyM]{/Shift}{/Alt}');
    await expect(followed).toHaveBeenCalledOnce();
  },
};

/** Option+Shift+M types a character on a Mac, so the shortcut is ignored in text fields. */
export const ShortcutWhileTyping: Story = {
  args: { panel: peoplePanel },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'common');
    const followed = fn();
    canvas.getByRole('link', { name: t('nav.map') }).addEventListener('click', followed);
    const keys = { code: 'KeyM', altKey: true, shiftKey: true };
    fireEvent.keyDown(canvas.getByRole('searchbox'), { ...keys, key: 'Â' });
    await expect(followed).not.toHaveBeenCalled();
    fireEvent.keyDown(canvas.getByRole('searchbox'), { ...keys, key: 'M' });
    await expect(followed).toHaveBeenCalledOnce();
  },
};

/** `?` opens the list of shortcuts, except in text fields. */
export const ShortcutList: Story = {
  args: { panel: peoplePanel },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '?');
    await expect(args.onShortcuts).not.toHaveBeenCalled();
    canvas.getByRole('region', { name: peoplePanel.label }).focus();
    await userEvent.keyboard('?');
    await expect(args.onShortcuts).toHaveBeenCalledOnce();
  },
};

function WithShortcuts(args: AppShellProps) {
  const [open, setOpen] = useState(false);
  const menu = <Button onPress={() => setOpen(true)}>shortcuts</Button>;
  return (
    <>
      <AppShell {...args} presenceMenu={menu} />
      {open && <KeyboardShortcuts open entries={[]} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Closing a dialog that was opened in the avatar menu returns the focus to the avatar. */
export const ShortcutsFromTheAvatar: Story = {
  parameters: photographedAt('desktop'),
  render: (args) => <WithShortcuts {...args} />,
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'shell');
    const avatar = canvas.getByRole('button', { name: new RegExp(t('openPresence')) });
    await userEvent.click(avatar);
    await userEvent.click(await screen.findByRole('button', { name: 'shortcuts' }));
    await screen.findByRole('dialog', { name: t('shortcuts.title') });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(avatar).toHaveFocus());
  },
};

/** Shift+Escape marks all messages as read and keeps the panel open, also in text fields. */
export const MarkingAllRead: Story = {
  args: { panel: peoplePanel },
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('searchbox').focus();
    await userEvent.keyboard('{Shift>}{Escape}{/Shift}');
    await expect(args.onMarkAllRead).toHaveBeenCalledOnce();
    await expect(args.onPanelClose).not.toHaveBeenCalled();
  },
};

export const SkipLink: Story = {
  args: { panel: peoplePanel },
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'shell');
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: t('skipToPanel') });
    await expect(skip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: peoplePanel.label })).toHaveFocus(),
    );
  },
};
