import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { wordsOf } from '../../../../../../.storybook/words.ts';
import { inPopover } from '../PresenceMenu/PresenceMenu.decorator.tsx';
import { PresencePicker } from './PresencePicker.tsx';

const meta = {
  component: PresencePicker,
  decorators: [inPopover],
  args: { presence: { workingStatus: 'HOME', status: 'LEAVING' }, onChange: fn() },
} satisfies Meta<typeof PresencePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Moving to a place that has no such availability falls back to "available". */
export const Default: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('radio', { name: t('workingStatus.IN_WITH_CLIENT') }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      workingStatus: 'IN_WITH_CLIENT',
      status: 'AVAILABLE',
    });
    await userEvent.click(canvas.getByRole('radio', { name: t('workingStatus.OFFICE') }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      workingStatus: 'OFFICE',
      status: 'LEAVING',
    });
  },
};
