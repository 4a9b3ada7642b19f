import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import type { PersonReaction } from '../voice.ts';
import { atWindowBottom } from './CallBar.decorator.tsx';
import { callbacks, devices, full, level, silent } from './CallBar.fixtures.ts';
import { CallBar } from './CallBar.tsx';

const meta = {
  component: CallBar,
  decorators: [atWindowBottom],
  args: { state: silent, devices, level, ...callbacks() },
} satisfies Meta<typeof CallBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Reactions of others are announced; the menu stays open for several in a row. */
export const Reactions: Story = {
  render: function Reacting(args) {
    const [reactions, setReactions] = useState<PersonReaction[]>([]);
    return (
      <CallBar
        {...args}
        state={{ ...args.state, reactions }}
        onReact={(event) => {
          args.onReact?.(event);
          setReactions([{ id: 1, userId: 'ren', reaction: event.reaction }]);
        }}
      />
    );
  },
  args: { state: silent },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await userEvent.click(canvas.getByRole('button', { name: t('reaction.label') }));
    const clap = await screen.findByRole('button', { name: t('reaction.kind.CLAP') });
    await waitFor(() => expect(clap).toBeVisible());
    await userEvent.click(clap);
    await expect(args.onReact).toHaveBeenCalledWith({ reaction: 'CLAP' });
    const text = t('reaction.announcement', { name: '高橋 蓮', kind: t('reaction.kind.CLAP') });
    await waitFor(() => expect(canvas.getByText(text)).toBeInTheDocument());
    await expect(clap).toBeVisible();
  },
};

/** Background of the camera, in the camera menu. */
export const Background: Story = {
  args: { state: { ...silent, background: { selected: 'blur', hasOwnPicture: true } } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await userEvent.click(canvas.getByRole('button', { name: t('bar.camera') }));
    const named = (option: string) => ({ name: t(`background.option.${option}`) as string });
    await expect(await screen.findByRole('menuitemradio', named('blur'))).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', named('own')));
    await expect(args.onBackground).toHaveBeenCalledWith({ background: 'own' });
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

/** Conversation of the people in a direct call, with its unread messages. */
export const UnreadChat: Story = {
  args: { state: { ...silent, unreadMessages: 3 }, onChat: fn() },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const unread = t('bar.unread', { count: 3 });
    await userEvent.click(canvas.getByRole('button', { name: t('bar.chatUnread', { unread }) }));
    await expect(args.onChat).toHaveBeenCalledOnce();
    await expect(canvas.getByText('3')).toBeVisible();
  },
};

/** All buttons fit on a phone. */
export const AllButtonsOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    state: { ...full, camera: true, unreadMessages: 120 },
    onChat: fn(),
    onWrite: fn(),
    onMiniWindow: fn(),
    onRecord: fn(),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
