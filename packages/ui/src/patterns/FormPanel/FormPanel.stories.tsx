import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { framed } from '../../stories/modes.ts';
import { translatorOf } from '../../stories/texts.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import { Form } from '../form/Form.tsx';
import { FormField } from '../FormField/index.ts';
import { inPanel } from '../SidePanel/SidePanel.decorator.tsx';
import { FormPanel, formPanelStatuses } from './FormPanel.tsx';

const onSubmit = fn().mockName('onSubmit');

const meta = {
  component: FormPanel,
  parameters: { layout: 'fullscreen', ...framed },
  decorators: [inPanel],
  argTypes: { status: { control: 'inline-radio', options: formPanelStatuses } },
  args: {
    title: 'ルームを作成',
    status: 'ready',
    loadingLabel: 'ルームを読み込んでいます',
    failedTitle: 'ルームを読み込めませんでした',
    submitLabel: 'ルームを作成',
    onBack: fn(),
    onRetry: fn(),
    children: (formId) => (
      <Form id={formId} onSubmit={onSubmit}>
        <FormField label="名前">{({ id }) => <TextField id={id} defaultValue="雑談" />}</FormField>
      </Form>
    ),
  },
} satisfies Meta<typeof FormPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent }) => {
    onSubmit.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: args.submitLabel }));
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};

export const Submitting: Story = { args: { submitting: true } };

export const Loading: Story = { args: { status: 'loading' } };

export const Failed: Story = {
  args: { status: 'error' },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await expect(canvas.queryByRole('button', { name: args.submitLabel })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    title: '第二開発本部プラットフォーム推進室のメンバーだけが入れるルームを作成',
    submitLabel: 'Create a room for the Platform Promotion Office and invite all of its members',
  },
};
