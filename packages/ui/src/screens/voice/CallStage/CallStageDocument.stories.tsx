import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { screenStill } from '../../../stories/callPictures.ts';
import { translatorOf } from '../../../stories/texts.ts';
import { document as plan } from '../../sharing-document/SharedDocument/SharedDocument.fixtures.ts';
import { StageDocument } from '../../sharing-document/StageDocument/index.ts';
import { counts, states } from './CallStage.fixtures.ts';
import { CallStage } from './CallStage.tsx';

const filling: Decorator = (Story) => (
  <div style={{ height: '100dvh' }}>
    <Story />
  </div>
);

const shared = {
  name: plan.name,
  thumbnail: screenStill(),
  isLatest: true,
  content: (
    <StageDocument
      document={{ ...plan, page: 5, pointer: { x: 0.7, y: 0.6 } }}
      onTurn={fn()}
      onFollow={fn()}
      onTakeOver={fn()}
      onEnd={fn()}
      onRetry={fn()}
    />
  ),
};

const meta = {
  component: CallStage,
  decorators: [filling],
  args: {
    ...states.in,
    people: counts[4]!.seen,
    layout: 'everyone',
    document: shared,
    onLayoutChange: fn(),
    onPin: fn(),
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CallStage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The document is large in every layout; the faces are in the strip, and can be pinned. */
export const Shared: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'sharing-document');
    const { name } = plan;
    await expect(canvas.getByRole('img', { name: t('picture', { name, page: 5 }) })).toBeVisible();
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /高橋 蓮/ }));
    await expect(args.onPin).toHaveBeenCalledWith({ id: 'ren' });
  },
};

/** A screen that was shared later is large; the document is the first tile of the strip. */
export const BehindAScreen: Story = {
  args: { ...states.in, document: { ...shared, isLatest: false } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const name = t('stage.large', { name: plan.name });
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onPin).toHaveBeenCalledWith({ id: 'document' });
  },
};

export const Alone: Story = { args: { people: counts[0]!.heard } };

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
