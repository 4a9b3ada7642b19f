import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { document as plan } from '../../sharing-document/SharedDocument/SharedDocument.fixtures.ts';
import type { SharedDocumentView } from '../../sharing-document/sharing-document.ts';
import { counts, states } from './CallStage.fixtures.ts';
import { CallStage } from './CallStage.tsx';

const filling: Decorator = (Story) => (
  <div style={{ height: '100dvh' }}>
    <Story />
  </div>
);

const shared = (change: Partial<SharedDocumentView> = {}, isLatest = true) => ({
  document: { ...plan, ...change },
  isLatest,
  onTurn: fn(),
  onFollow: fn(),
  onTakeOver: fn(),
  onEnd: fn(),
  onRetry: fn(),
  onPoint: fn(),
});

const meta = {
  component: CallStage,
  decorators: [filling],
  args: {
    ...states.in,
    people: counts[4]!.seen,
    layout: 'everyone',
    document: shared(),
    onLayoutChange: fn(),
    onPin: fn(),
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CallStage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The document is large in every layout, with the leader's pointer; the faces are in the strip. */
export const Following: Story = {
  args: { document: shared({ pointer: { x: 0.7, y: 0.6 } }) },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'sharing-document');
    const { name } = plan;
    await expect(canvas.getByRole('img', { name: t('picture', { name, page: 2 }) })).toBeVisible();
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('next') }));
    await expect(args.document?.onTurn).toHaveBeenCalledWith({ page: 3 });
    await expect(canvas.queryByRole('button', { name: t('together') })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('takeOver') }));
    await expect(args.document?.onTakeOver).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /高橋 蓮/ }));
    await expect(args.onPin).toHaveBeenCalledWith({ id: 'ren' });
  },
};

/** A member who looks ahead returns with one press. */
export const LookingAhead: Story = {
  args: { document: shared({ page: 5 }) },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'sharing-document');
    const { leaderName: name } = plan;
    await expect(canvas.getByText(t('away', { name, page: 2 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('together') }));
    await expect(args.document?.onFollow).toHaveBeenCalledOnce();
  },
};

export const Leading: Story = {
  args: { document: shared({ leads: true }) },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'sharing-document');
    canvas.getByRole('group', { name: t('pageOf', { page: 2, pages: 12 }) }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.document?.onTurn).toHaveBeenCalledWith({ page: 3 });
    await userEvent.click(canvas.getByRole('button', { name: t('end') }));
    await expect(args.document?.onEnd).toHaveBeenCalledOnce();
  },
};

/** A screen that was shared later is large; the document is the first tile of the strip. */
export const BehindAScreen: Story = {
  args: { ...states.in, document: shared({}, false) },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await userEvent.click(
      canvas.getByRole('button', { name: t('stage.large', { name: plan.name }) }),
    );
    await expect(args.onPin).toHaveBeenCalledWith({ id: 'document' });
  },
};

export const Loading: Story = { args: { document: shared({ picture: { status: 'loading' } }) } };

export const Failed: Story = { args: { document: shared({ picture: { status: 'failed' } }) } };

export const Alone: Story = { args: { people: counts[0]!.heard, document: shared({ leads: true }) } };

const phone = { viewport: { value: 'phone' } };

export const Phone: Story = {
  globals: phone,
  args: { document: shared({ page: 5 }) },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const PhoneLeading: Story = { globals: phone, args: { document: shared({ leads: true }) } };
