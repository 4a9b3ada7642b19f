import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import {
  bare,
  bot,
  demoColleague,
  forGuest,
  latinName,
  long,
  ownProfile,
  ownerAdmin,
  states,
} from './ProfileCard.fixtures.ts';
import { ProfileCard } from './ProfileCard.tsx';

const press = { message: fn(), call: fn(), goTo: fn(), follow: fn(), note: fn() };

const meta = {
  component: ProfileCard,
  decorators: [inPanel],
  args: {
    state: states.ready,
    actions: {
      message: { onPress: press.message },
      call: { onPress: press.call },
      goTo: { onPress: press.goTo },
      follow: { onPress: press.follow },
      note: { onPress: press.note },
    },
    onEdit: fn(),
    onBack: fn(),
    onRetry: fn(),
    onSeeAll: fn(),
  },
} satisfies Meta<typeof ProfileCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const common = translatorOf({ globals }, 'common');
    for (const name of ['message', 'call', 'goTo', 'follow', 'note'] as const) {
      press[name].mockClear();
      await userEvent.click(canvas.getByRole('button', { name: common(`personAction.${name}`) }));
      await expect(press[name]).toHaveBeenCalledOnce();
    }
    const back = canvas.getByRole('button', { name: translatorOf({ globals }, 'common')('back') });
    await userEvent.click(back);
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** A Latin name with the name as the person writes it instead of the reading. */
export const LatinName: Story = {
  args: { state: latinName },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Takahashi Ren' })).toBeVisible();
    await expect(canvas.getByText('高橋 蓮')).toHaveAttribute('lang', 'ja');
    await expect(canvas.queryByText('ﾀｶﾊｼﾚﾝ')).toBeNull();
  },
};

export const ForGuest: Story = {
  args: { state: forGuest },
  play: async ({ canvas, globals }) => {
    const common = translatorOf({ globals }, 'common');
    const rows = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(rows).toEqual([common('person.nickname'), common('person.role')]);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** A disabled action stays visible and shows the reason. */
export const ActionsDisabled: Story = {
  args: {
    actions: {
      message: { disabled: 'later', onPress: press.message },
      call: { disabled: 'later', onPress: press.call },
      goTo: { disabled: 'offline', onPress: press.goTo },
    },
  },
  play: async ({ canvas, globals }) => {
    const common = translatorOf({ globals }, 'common');
    const call = canvas.getByRole('button', { name: common('personAction.call') });
    await expect(call).toBeDisabled();
    await expect(call).toHaveAccessibleDescription(
      expect.stringContaining(common('personAction.reason.later')),
    );
  },
};

/** While following a person, the same button stops following. */
export const Followed: Story = {
  args: { actions: { follow: { active: true, onPress: press.follow } } },
  play: async ({ canvas, userEvent, globals }) => {
    const common = translatorOf({ globals }, 'common');
    press.follow.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: common('personAction.unfollow') }));
    await expect(press.follow).toHaveBeenCalledOnce();
  },
};

export const OwnProfile: Story = {
  args: { state: ownProfile },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'people');
    const common = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('editProfile') }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await expect(
      canvas.queryByRole('button', { name: common('personAction.call') }),
    ).not.toBeInTheDocument();
  },
};

export const DemoColleague: Story = {
  args: { state: demoColleague },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(デモ|Demo)$/)).toBeVisible();
  },
};

/** A bot has no presence. */
export const Bot: Story = {
  args: { state: bot },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await expect(canvas.getByText(t('bot'))).toBeVisible();
    await expect(canvas.queryByText(new RegExp(t('status.LOGGED_OUT')))).toBeNull();
  },
};

export const OwnerAdmin: Story = {
  args: { state: ownerAdmin },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'people');
    await expect(canvas.getByText(t('role.OWNER_ADMIN'))).toBeVisible();
  },
};

export const WithoutDetails: Story = { args: { state: bare, actions: {} } };

export const Loading: Story = { args: { state: states.loading } };

export const NotFound: Story = {
  args: { state: states.notFound },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'people');
    await userEvent.click(canvas.getByRole('button', { name: t('seeAll') }));
    await expect(args.onSeeAll).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { state: states.error },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = { args: { state: long } };
