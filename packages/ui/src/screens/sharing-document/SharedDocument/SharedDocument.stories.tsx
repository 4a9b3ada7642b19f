import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { SharedDocument } from './SharedDocument.tsx';
import {
  otherPage,
  document,
  failed,
  following,
  loading,
  long,
  onePicture,
  pointed,
  viewer,
  states,
} from './SharedDocument.fixtures.ts';

const meta = {
  component: SharedDocument,
  decorators: [inPanel],
  args: {
    state: states.shown,
    onShare: fn(),
    onTurn: fn(),
    onFollow: fn(),
    onTakeOver: fn(),
    onEnd: fn(),
    onRetry: fn(),
    onPoint: fn(),
  },
} satisfies Meta<typeof SharedDocument>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Buttons and keys turn the pages; the leader can end sharing. */
export const Leading: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'sharing-document');
    const { name } = document;
    await expect(canvas.getByRole('img', { name: t('picture', { name, page: 2 }) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('next') }));
    await expect(args.onTurn).toHaveBeenLastCalledWith({ page: 3 });
    canvas.getByRole('group', { name: t('pageOf', { page: 2, pages: 12 }) }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onTurn).toHaveBeenLastCalledWith({ page: 1 });
    await userEvent.keyboard('{End}');
    await expect(args.onTurn).toHaveBeenLastCalledWith({ page: 12 });
    await userEvent.click(canvas.getByRole('button', { name: t('end') }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: t('takeOver') })).toBeNull();
  },
};

/** The position of the leader's pointer is relative to the page. */
export const Pointing: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = translatorOf({ globals }, 'sharing-document');
    const { name } = document;
    const page = canvas.getByRole('img', { name: t('picture', { name, page: 2 }) });
    const { left, top, width, height } = page.getBoundingClientRect();
    const at = (x: number, y: number) => ({
      clientX: left + width * x,
      clientY: top + height * y,
    });
    await fireEvent.pointerMove(page, at(0.25, 0.5));
    await expect(args.onPoint).toHaveBeenLastCalledWith({
      point: { x: expect.closeTo(0.25, 2), y: expect.closeTo(0.5, 2) },
    });
    await fireEvent.pointerOut(page, { relatedTarget: globalThis.document.body });
    await expect(args.onPoint).toHaveBeenLastCalledWith({ point: null });
  },
};

export const Following: Story = {
  args: { state: following },
  play: async ({ canvas, args, globals }) => {
    const t = translatorOf({ globals }, 'sharing-document');
    const { name } = document;
    await fireEvent.pointerMove(canvas.getByRole('img', { name: t('picture', { name, page: 2 }) }));
    await expect(args.onPoint).not.toHaveBeenCalled();
  },
};

export const PointedAt: Story = {
  args: { state: pointed },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(document.leaderName, { exact: true })).toBeVisible();
  },
};

/** A member on another page sees a notice and can return with one press. */
export const OtherPage: Story = {
  args: { state: otherPage },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'sharing-document');
    const { leaderName } = document;
    await expect(canvas.getByText(t('away', { name: leaderName, page: 2 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('together') }));
    await expect(args.onFollow).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('takeOver') }));
    await expect(args.onTakeOver).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: t('end') })).toBeNull();
  },
};

export const Loading: Story = { args: { state: loading } };
export const Failed: Story = { args: { state: failed } };
export const Onlooker: Story = { args: { state: viewer } };
export const OnePicture: Story = { args: { state: onePicture } };
export const LongNames: Story = { args: { state: long } };
/** The stage shows the document; the panel only offers to replace it. */
export const OnStage: Story = {
  args: { state: states.onStage },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'sharing-document');
    await expect(canvas.queryByRole('figure')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('shareOther') }));
    await expect(args.onShare).toHaveBeenCalledOnce();
  },
};

export const Nothing: Story = { args: { state: states.none } };
