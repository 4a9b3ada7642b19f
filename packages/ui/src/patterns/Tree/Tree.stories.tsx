import type { Meta, StoryObj } from '@storybook/react-vite';
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
    defaultExpanded: ['sakura', 'dev'],
    defaultValue: ['dev'],
    onExpandedChange: fn(),
    onChange: fn(),
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
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['sakura'] });
    await userEvent.click(canvas.getByText('Quality'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['quality'] });
    await expect(node(/Quality/)).toHaveAttribute('aria-level', '3');
  },
};

export const SeveralDepartments: Story = {
  args: { multiple: true, defaultValue: ['platform', 'sales'] },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('tree')).toHaveAttribute('aria-multiselectable', 'true');
    await userEvent.click(canvas.getByText('Quality'));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      value: ['platform', 'sales', 'quality'],
    });
    await userEvent.keyboard('{ArrowUp} ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['sales', 'quality'] });
    await expect(canvas.getByRole('treeitem', { name: /Platform/ })).toHaveAttribute(
      'aria-selected',
      'false',
    );
  },
};
