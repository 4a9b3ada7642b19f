import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { document } from '../SharedDocument/SharedDocument.fixtures.ts';
import { SharingBar } from './SharingBar.tsx';

const { name, page, pages, picture } = document;
const url = picture.status === 'ready' ? picture.url : null;

const meta = {
  component: SharingBar,
  parameters: { layout: 'padded' },
  args: {
    state: { status: 'shown', name, page, pages, url },
    onShare: fn(),
    onOpen: fn(),
  },
} satisfies Meta<typeof SharingBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'sharing-document');
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(t('bar.open')) }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const LongNameWithoutPicture: Story = {
  args: { state: { status: 'shown', name: `${'議事録'.repeat(40)}.pdf`, page, pages, url: null } },
};

export const CanShare: Story = { args: { state: { status: 'none' } } };
