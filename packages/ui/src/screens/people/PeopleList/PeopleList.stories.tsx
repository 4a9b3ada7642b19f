import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { wordsOf } from '../../../../../../.storybook/words.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { long, onGoTo, paged, states } from './PeopleList.fixtures.ts';
import { PeopleList } from './PeopleList.tsx';

const meta = {
  component: PeopleList,
  decorators: [inPanel],
  args: {
    state: states.ready,
    keyword: '',
    onSearch: fn(),
    onPageChange: fn(),
    onOpenProfile: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PeopleList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'people');
    onGoTo.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: t('goToName', { name: '高橋 蓮' }) }));
    await expect(onGoTo).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '高橋 蓮' }));
    await expect(args.onOpenProfile).toHaveBeenCalledWith({ userId: 'ren' });
    await userEvent.type(canvas.getByRole('searchbox', { name: t('search') }), '葵');
    await expect(args.onSearch).toHaveBeenCalledWith({ keyword: '葵' });
    await expect(
      canvas.getByRole('button', { name: new RegExp(`中村.*${t('reason.offline')}`) }),
    ).toBeDisabled();
  },
};

export const Loading: Story = { args: { state: states.loading } };

export const Empty: Story = { args: { state: states.empty } };

export const NoMatch: Story = {
  args: { state: states.empty, keyword: '山田' },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'people');
    await userEvent.click(canvas.getByRole('button', { name: t('clearSearch') }));
    await expect(args.onSearch).toHaveBeenCalledWith({ keyword: '' });
  },
};

export const Failed: Story = {
  args: { state: states.error },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Paged: Story = {
  args: { state: paged },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('pagination.next') }));
    await expect(args.onPageChange).toHaveBeenCalledWith({ page: 3 });
  },
};

export const LongText: Story = { args: { state: long } };
