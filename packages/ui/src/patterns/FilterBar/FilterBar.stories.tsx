import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Select } from '../../primitives/Select/index.ts';
import { translatorOf } from '../../stories/texts.ts';
import { FilterBar } from './FilterBar.tsx';

const role = { id: 'role', label: '権限 Role', value: '管理者 Administrator' };
const department = {
  id: 'department',
  label: '部署 Department',
  value: '第二開発本部プラットフォーム推進室 Platform engineering',
};

const meta = {
  component: FilterBar,
  parameters: { layout: 'padded' },
  args: {
    keyword: '',
    searchLabel: '名前とメール Name or email',
    filters: [role, department],
    count: 1234,
    onSearch: fn(),
    onRemove: fn(),
    onClear: fn(),
    children: (
      <Select
        ariaLabel="状態 State"
        placeholder="状態 State"
        options={[{ value: 'blocked', label: 'ブロック中 Blocked' }]}
        value={null}
      />
    ),
  },
  render: function Kept(args) {
    const [keyword, setKeyword] = useState(args.keyword!);
    const [filters, setFilters] = useState(args.filters!);
    return (
      <FilterBar
        {...args}
        keyword={keyword}
        filters={filters}
        count={args.count && filters.length === 0 ? 1 : args.count}
        onSearch={(event) => {
          setKeyword(event.keyword);
          args.onSearch?.(event);
        }}
        onRemove={(event) => {
          setFilters(filters.filter(({ id }) => id !== event.id));
          args.onRemove?.(event);
        }}
      />
    );
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Removing a filter moves the focus to the next filter, or to the search field after the last. */
export const Filters: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    const remove = (filter: typeof role) =>
      canvas.getByRole('button', { name: t('filterBar.remove', filter) });
    await expect(canvas.getByRole('status')).toHaveTextContent('1,234');
    remove(role).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith({ id: 'role' });
    await waitFor(() => expect(remove(department)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const field = canvas.getByRole('searchbox');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent(t('filterBar.one', { count: 1 }));
    await userEvent.keyboard('葵');
    await expect(args.onSearch).toHaveBeenLastCalledWith({ keyword: '葵' });
    await userEvent.click(canvas.getByRole('button', { name: t('clear') }));
    await expect(args.onSearch).toHaveBeenLastCalledWith({ keyword: '' });
  },
};
