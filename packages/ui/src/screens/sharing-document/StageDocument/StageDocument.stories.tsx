import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { document as plan } from '../SharedDocument/SharedDocument.fixtures.ts';
import { StageDocument } from './StageDocument.tsx';

const filling: Decorator = (Story) => (
  <div style={{ height: '100dvh', padding: 8, boxSizing: 'border-box' }}>
    <Story />
  </div>
);

const meta = {
  component: StageDocument,
  decorators: [filling],
  args: {
    document: plan,
    onTurn: fn(),
    onFollow: fn(),
    onTakeOver: fn(),
    onEnd: fn(),
    onRetry: fn(),
    onPoint: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StageDocument>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A follower sees the pointer of the leader, and can look ahead or take over. */
export const Following: Story = {
  args: { document: { ...plan, pointer: { x: 0.7, y: 0.6 } } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'sharing-document');
    const { name, leaderName } = plan;
    const page = canvas.getByRole('img', { name: t('picture', { name, page: 2 }) });
    await expect(canvas.getByText(leaderName)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('next') }));
    await expect(args.onTurn).toHaveBeenCalledWith({ page: 3 });
    await expect(canvas.queryByRole('button', { name: t('together') })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('takeOver') }));
    await expect(args.onTakeOver).toHaveBeenCalledOnce();
    await fireEvent.pointerMove(page);
    await expect(args.onPoint).not.toHaveBeenCalled();
  },
};

export const LookingAhead: Story = {
  args: { document: { ...plan, page: 5 } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'sharing-document');
    const { leaderName: name } = plan;
    await expect(canvas.getByText(t('leaderPage', { name, page: 2 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('together') }));
    await expect(args.onFollow).toHaveBeenCalledOnce();
  },
};

/** Reports the leader's pointer relative to the page. */
export const Leading: Story = {
  args: { document: { ...plan, leads: true } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'sharing-document');
    canvas.getByRole('group', { name: t('pageOf', { page: 2, pages: 12 }) }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onTurn).toHaveBeenCalledWith({ page: 3 });
    const { name } = plan;
    const page = canvas.getByRole('img', { name: t('picture', { name, page: 2 }) });
    const { left, top, width, height } = page.getBoundingClientRect();
    await fireEvent.pointerMove(page, {
      clientX: left + width * 0.25,
      clientY: top + height * 0.5,
    });
    await expect(args.onPoint).toHaveBeenLastCalledWith({
      point: { x: expect.closeTo(0.25, 2), y: expect.closeTo(0.5, 2) },
    });
    await fireEvent.pointerOut(page, { relatedTarget: globalThis.document.body });
    await expect(args.onPoint).toHaveBeenLastCalledWith({ point: null });
    await userEvent.click(canvas.getByRole('button', { name: t('end') }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { document: { ...plan, picture: { status: 'loading' } } } };

export const Failed: Story = { args: { document: { ...plan, picture: { status: 'failed' } } } };

const phone = { viewport: { value: 'phone' } };

export const Phone: Story = { globals: phone, args: { document: { ...plan, page: 5 } } };

export const PhoneLeading: Story = { globals: phone, args: { document: { ...plan, leads: true } } };
