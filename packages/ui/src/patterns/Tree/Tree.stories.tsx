import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { icons } from '../../primitives/Icon/index.ts';
import { StatusLabel } from '../../primitives/StatusLabel/index.ts';
import { Tree, type TreeNode } from './Tree.tsx';

const nodes: TreeNode[] = [
  {
    id: 'sakura',
    label: 'Sakura Works',
    icon: icons.organization,
    children: [
      {
        id: 'dev',
        label: '開発本部 Engineering',
        icon: icons.people,
        children: [
          {
            id: 'platform',
            label: '第二開発本部プラットフォーム推進室 Platform engineering group',
          },
          { id: 'quality', label: 'Quality', mark: <StatusLabel>休止 Paused</StatusLabel> },
        ],
      },
      { id: 'sales', label: '営業 Sales', icon: icons.people, children: [] },
    ],
  },
  { id: 'northwind', label: 'Northwind Studio', icon: icons.organization },
];

const meta = {
  component: Tree,
  parameters: { layout: 'padded' },
  args: {
    label: '部署 Departments',
    nodes,
    expanded: ['sakura', 'dev'],
    selected: 'dev',
    onExpandedChange: fn(),
    onSelect: fn(),
  },
  render: function Kept(args) {
    const [expanded, setExpanded] = useState(args.expanded);
    const [selected, setSelected] = useState(args.selected);
    return (
      <Tree
        {...args}
        expanded={expanded}
        selected={selected}
        onExpandedChange={(event) => {
          setExpanded(event.expanded);
          args.onExpandedChange(event);
        }}
        onSelect={(event) => {
          setSelected(event.id);
          args.onSelect(event);
        }}
      />
    );
  },
} satisfies Meta<typeof Tree>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Keyboard support of the WAI-ARIA tree pattern. */
export const Departments: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const node = (name: RegExp) => canvas.getByRole('treeitem', { name });
    const hasFocus = (name: RegExp) => waitFor(() => expect(node(name)).toHaveFocus());
    await userEvent.tab();
    await hasFocus(/Engineering$/);
    await userEvent.keyboard('{ArrowRight}');
    await hasFocus(/Platform/);
    await userEvent.keyboard('{ArrowLeft}');
    await hasFocus(/Engineering$/);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(node(/Engineering$/)).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('treeitem', { name: /Platform/ })).not.toBeInTheDocument();
    await userEvent.keyboard('{End}');
    await hasFocus(/Northwind/);
    await userEvent.keyboard('sak');
    await hasFocus(/Sakura/);
    await userEvent.keyboard('{ArrowDown}*');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith({
      expanded: ['sakura', 'dev', 'sales'],
    });
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith({ id: 'sakura' });
    await userEvent.click(canvas.getByText('Quality'));
    await expect(args.onSelect).toHaveBeenLastCalledWith({ id: 'quality' });
    await expect(node(/Quality/)).toHaveAttribute('aria-level', '3');
  },
};
