import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { long, messages } from './UnsentMessages.fixtures.ts';
import { UnsentMessages } from './UnsentMessages.tsx';

const meta = {
  component: UnsentMessages,
  decorators: [inPanel],
  args: { messages, onCopy: fn(), onDiscard: fn(), onBack: fn() },
} satisfies Meta<typeof UnsentMessages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const lines = canvas.getAllByRole('listitem');
    const [withText, filesAlone] = lines as [HTMLElement, HTMLElement];
    await userEvent.click(within(withText).getByRole('button', { name: t('message.copyText') }));
    await expect(args.onCopy).toHaveBeenCalledWith({ text: messages[0]!.text });
    await expect(within(filesAlone).getAllByRole('button')).toHaveLength(1);
    await userEvent.click(within(filesAlone).getByRole('button', { name: t('message.discard') }));
    await expect(args.onDiscard).toHaveBeenCalledWith({ id: 'u2' });
  },
};

export const None: Story = { args: { messages: [] } };

export const LongText: Story = { args: { messages: long } };
