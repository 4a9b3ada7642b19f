import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { translatorOf } from '../../stories/texts.ts';
import { PersonMenu } from './PersonMenu.tsx';

const name = '小林 芽衣';

const meta = {
  component: PersonMenu,
  args: {
    name,
    actions: {
      message: { onPress: fn() },
      call: { disabled: 'later', onPress: fn() },
      follow: { active: true, onPress: fn() },
      profile: { onPress: fn() },
    },
  },
} satisfies Meta<typeof PersonMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('personAction.more', { name }) }));
    const call = await screen.findByRole('menuitem', { name: new RegExp(t('personAction.call')) });
    await expect(call).toHaveTextContent(t('personAction.reason.later'));
    await expect(call).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('menuitem', { name: t('personAction.unfollow') }));
    await expect(args.actions.follow?.onPress).toHaveBeenCalledOnce();
  },
};

/** Without actions, the menu is omitted. */
export const Empty: Story = {
  args: { actions: {} },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).not.toBeInTheDocument(),
};

export const LongText: Story = {
  args: { name: 'Maximiliane Wolfeschlegelsteinhausenbergerdorff-Nakamura' },
};
