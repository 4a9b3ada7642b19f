import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { VariantSheet } from '../../stories/VariantSheet.tsx';
import { MultiSelect } from './MultiSelect.tsx';

const departments = [
  { value: 'design', label: 'デザイン Design' },
  { value: 'engineering', label: '開発 Engineering' },
  { value: 'legal', label: '法務 Legal', disabled: true },
];

const meta = {
  component: MultiSelect,
  args: {
    options: departments,
    ariaLabel: '部署 Departments',
    placeholder: '選択 Choose',
    onChange: fn(),
  },
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllVariants: Story = {
  render: () => (
    <VariantSheet
      rows={(['empty', 'chosen', 'invalid', 'disabled'] as const).map((state) => ({ state }))}
      samples={{ en: 'Choose departments', ja: '部署を選択してください' }}
    >
      {({ row, text }) => (
        <MultiSelect
          options={departments}
          ariaLabel={`${text} ${row.state}`}
          placeholder={text}
          value={row.state === 'empty' || row.state === 'invalid' ? [] : ['design', 'engineering']}
          invalid={row.state === 'invalid'}
          disabled={row.state === 'disabled'}
        />
      )}
    </VariantSheet>
  ),
};

/** The list stays open until Escape; values keep the order of the options. */
export const SelectsSeveral: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Departments/ });
    await expect(button).toHaveAccessibleName('部署 Departments 選択 Choose');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const engineering = await screen.findByRole('menuitemcheckbox', { name: /Engineering/ });
    await userEvent.click(engineering);
    await expect(engineering).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: /Design/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['design', 'engineering'] });
    await userEvent.click(engineering);
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['design'] });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAccessibleName('部署 Departments デザイン Design');
  },
};

export const Grouped: Story = {
  args: {
    options: [
      { label: '東京 Tokyo', options: departments },
      { label: '大阪 Osaka', options: [{ value: 'sales', label: '営業 Sales' }] },
    ],
    defaultValue: ['engineering', 'sales'],
    size: 'sm',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Departments/ }));
    await expect(await screen.findByRole('group', { name: /Osaka/ })).toContainElement(
      screen.getByRole('menuitemcheckbox', { name: /Sales/, checked: true }),
    );
  },
};
