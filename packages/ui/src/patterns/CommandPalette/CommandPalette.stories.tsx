import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/index.ts';
import { icons } from '../../primitives/Icon/index.ts';
import { framed } from '../../stories/modes.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { ErrorState } from '../ErrorState/index.ts';
import { CommandPalette, type CommandGroup } from './CommandPalette.tsx';

const onAll = fn();
const groups: CommandGroup[] = [
  {
    id: 'pages',
    label: 'Pages',
    items: [
      { id: 'calendar', label: 'Open the calendar', icon: icons.calendar, keys: ['C'] },
      { id: 'rooms', label: 'チャットルームを開く', icon: icons.chatRoom, keywords: ['chat'] },
    ],
  },
  {
    id: 'actions',
    label: 'Actions',
    items: [
      { id: 'create', label: 'Create a room', icon: icons.plus },
      { id: 'leave', label: 'Leave the room', icon: icons.signOut, disabled: true },
    ],
  },
];

const meta = {
  component: CommandPalette,
  parameters: framed,
  args: {
    open: true,
    title: 'Commands',
    closeLabel: 'Close',
    label: 'Find a command',
    placeholder: 'Name of a command',
    listLabel: 'Commands',
    groups,
    empty: <EmptyState icon={icons.search} title="No command found" />,
    onSelect: fn(),
    onInputValueChange: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Skips disabled items and continues with the first item after the last. */
export const Keyboard: Story = {
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('combobox', { name: 'Find a command' });
    await waitFor(() => expect(field).toHaveFocus());
    const first = screen.getByRole('option', { name: /Open the calendar/ });
    await waitFor(() => expect(first).toHaveAttribute('aria-selected', 'true'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const create = screen.getByRole('option', { name: 'Create a room' });
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', create.id));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith({ id: 'create', groupId: 'actions' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith({ id: 'calendar', groupId: 'pages' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Finds labels and keywords, in half-width and full-width characters. */
export const Filtered: Story = {
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('combobox', { name: 'Find a command' });
    await userEvent.type(field, 'ｃｈａｔ');
    await expect(args.onInputValueChange).toHaveBeenLastCalledWith({ inputValue: 'ｃｈａｔ' });
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith({ id: 'rooms', groupId: 'pages' });
    await userEvent.type(field, 'zzz');
    await waitFor(() => expect(screen.getByText('No command found')).toBeVisible());
  },
};

export const Pointer: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('option', { name: 'Create a room' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith({ id: 'create', groupId: 'actions' });
    await expect(screen.getByRole('combobox')).toHaveFocus();
  },
};

/** The caller finds the items. Keys of other controls do not select an item. */
export const Searching: Story = {
  args: {
    inputValue: 'aoi',
    searchingLabel: 'Searching…',
    footer: (
      <Button size="sm" onPress={onAll}>
        All results
      </Button>
    ),
  },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findAllByRole('option')).toHaveLength(4);
    await expect(screen.getByText('Searching…')).toBeInTheDocument();
    screen.getByRole('button', { name: 'All results' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onAll).toHaveBeenCalledOnce();
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: {
    inputValue: 'aoi',
    groups: [],
    status: <ErrorState title="The search failed." onRetry={fn()} />,
  },
};

export const Empty: Story = { args: { inputValue: 'zzz', groups: [] } };

export const RightToLeft: Story = { args: { dir: 'rtl' } };
