import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { framed, photographedAt } from '../../stories/modes.ts';
import { translatorOf } from '../../stories/texts.ts';
import { withNavEntries } from '../navigation.fixtures.ts';
import { BottomBar } from './BottomBar.tsx';

const meta = {
  component: BottomBar,
  parameters: { layout: 'fullscreen', ...framed, ...photographedAt('phone') },
  decorators: [
    withNavEntries,
    (Story) => (
      <div style={{ height: '100dvh', display: 'grid', alignItems: 'end' }}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'phone' } },
  args: { entries: [], current: 'main', moreOpen: false, onMore: fn() },
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: t('nav.more') }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const Badges: Story = {
  args: { badges: { chatRoom: 8, notifications: 120, surveyForm: 1 } },
};

export const ElsewhereCurrent: Story = { args: { entries: [], current: 'settings' } };
