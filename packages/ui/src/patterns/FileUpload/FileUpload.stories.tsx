import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { translatorOf } from '../../stories/texts.ts';
import { FormField } from '../FormField/index.ts';
import { FileUpload } from './FileUpload.tsx';

const meta = {
  component: FileUpload,
  parameters: { layout: 'padded' },
  args: {
    multiple: true,
    accept: '.csv',
    hint: 'CSV・5 MBまで CSV, up to 5 MB',
    items: [
      { id: '1', name: '新入社員名簿.csv', size: 48_200, status: 'done' },
      { id: '2', name: 'engineering.csv', size: 1_240_000, status: 'uploading', progress: 64 },
      { id: '3', name: 'design.csv', size: 820, status: 'waiting' },
      {
        id: '4',
        name: `${'第二開発本部プラットフォーム推進室'.repeat(4)}.csv`,
        size: 900_000,
        status: 'failed',
        message: '通信が切れました。The connection was lost.',
        retry: true,
      },
    ],
    onChoose: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onRemove: fn(),
  },
  render: (args) => (
    <FormField label="名簿 List of members">
      {({ id, describedBy, invalid }) => (
        <FileUpload {...args} {...{ id, invalid }} {...(describedBy ? { describedBy } : {})} />
      )}
    </FormField>
  ),
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    const press = (key: string, name: string) =>
      userEvent.click(canvas.getByRole('button', { name: t(`fileUpload.${key}`, { name }) }));
    await press('cancel', 'engineering.csv');
    await expect(args.onCancel).toHaveBeenCalledWith({ id: '2' });
    await press('retry', args.items![3]!.name);
    await expect(args.onRetry).toHaveBeenCalledWith({ id: '4' });
    await press('remove', '新入社員名簿.csv');
    await expect(args.onRemove).toHaveBeenCalledWith({ id: '1' });
    const input = canvas.getByLabelText(/List of members/);
    await expect(input).toHaveFocus();
    await userEvent.upload(input, [new File(['a'], 'a.csv'), new File(['b'], 'b.csv')]);
    await expect(args.onChoose).toHaveBeenLastCalledWith({
      files: [
        expect.objectContaining({ name: 'a.csv' }),
        expect.objectContaining({ name: 'b.csv' }),
      ],
    });
    const zone = input.closest('[data-part="Zone"]')!;
    const transfer = new DataTransfer();
    transfer.items.add(new File(['c'], 'c.csv'));
    const drag = (type: string) =>
      zone.dispatchEvent(
        new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer }),
      );
    drag('dragenter');
    await waitFor(() => expect(zone).toHaveAttribute('data-over'));
    drag('drop');
    await expect(args.onChoose).toHaveBeenLastCalledWith({
      files: [expect.objectContaining({ name: 'c.csv' })],
    });
    await waitFor(() => expect(zone).not.toHaveAttribute('data-over'));
  },
};

export const Disabled: Story = { args: { items: [], multiple: false, disabled: true } };

/** Keeps the files for the form, and shows them without an upload. */
export const InAForm: Story = {
  render: () => <FileUpload name="lists" ariaLabel="名簿 Lists" multiple />,
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    const files = [new File(['a'], 'a.csv'), new File(['b'], 'b.csv')];
    await userEvent.upload(canvas.getByLabelText('名簿 Lists'), files);
    await userEvent.click(
      canvas.getByRole('button', { name: t('fileUpload.remove', { name: 'a.csv' }) }),
    );
    await expect(canvas.getByRole('listitem')).toHaveTextContent('b.csv');
    await expect(canvas.getByLabelText('名簿 Lists')).toHaveFocus();
  },
};
