import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { RenameConversation } from './RenameConversation.tsx';

const meta = {
  component: RenameConversation,
  decorators: [inPanel],
  args: {
    open: true,
    name: 'ランチ',
    onRename: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof RenameConversation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Renames: Story = {
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const field = await screen.findByRole('textbox', { name: t('renameConversation.name') });
    await expect(field).toHaveValue(args.name);
    await userEvent.clear(field);
    await userEvent.type(field, '昼食の会');
    await userEvent.click(screen.getByRole('button', { name: t('renameConversation.save') }));
    await expect(args.onRename).toHaveBeenCalledOnce();
    await expect(args.onRename).toHaveBeenCalledWith({ name: '昼食の会' });
  },
};

export const WithoutName: Story = {
  args: { name: '', memberNames: '高橋 蓮、小林 芽衣' },
  play: async ({ args, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const field = await screen.findByRole('textbox', { name: t('renameConversation.name') });
    await expect(field).toHaveValue('');
    await expect(field).toHaveAttribute('placeholder', args.memberNames);
  },
};

export const RemovesTheName: Story = {
  args: { name: '昼食の会' },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const field = await screen.findByRole('textbox', { name: t('renameConversation.name') });
    await userEvent.clear(field);
    await userEvent.type(field, ' ');
    await userEvent.click(screen.getByRole('button', { name: t('renameConversation.save') }));
    await expect(args.onRename).toHaveBeenCalledWith({ name: null });
  },
};

export const Refused: Story = {
  args: { error: { text: '名前を変更できませんでした。 The name could not be changed.' } },
};

export const Submitting: Story = { args: { submitting: true } };
