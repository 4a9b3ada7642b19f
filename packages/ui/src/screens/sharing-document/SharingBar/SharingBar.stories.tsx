import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { document } from '../SharedDocument/SharedDocument.fixtures.ts';
import { SharingBar, type SharingBarState } from './SharingBar.tsx';

const { picture, leaderPage: _, ...shared } = document;
const url = picture.status === 'ready' ? picture.url : null;
const shown: SharingBarState = { status: 'shown', ...shared, url };

const meta = {
  component: SharingBar,
  parameters: { layout: 'padded' },
  args: {
    state: shown,
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
  args: { state: { ...shown, name: `${'議事録'.repeat(40)}.pdf`, url: null } },
};

export const CanShare: Story = { args: { state: { status: 'none' } } };

export const OnStage: Story = {
  args: { staged: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** Announces when sharing starts, changes its leader and ends, even if no panel is open. */
export const Announced: Story = {
  args: { state: null },
  render: function Changing(args) {
    const [step, setStep] = useState(0);
    const steps = [null, shown, { ...shown, leads: true }, null];
    return (
      <>
        <button type="button" onClick={() => setStep(step + 1)}>
          Next
        </button>
        <SharingBar {...args} state={steps[step] ?? null} />
      </>
    );
  },
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'sharing-document');
    const next = () => userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    const status = canvas.getByRole('status');
    await expect(status.textContent).toBe('');
    await next();
    await expect(status).toHaveTextContent(t('news.shown', { name: shared.name }));
    await expect(canvas.getByRole('region')).toHaveTextContent(
      t('leads', { name: shared.leaderName }),
    );
    await next();
    await expect(status).toHaveTextContent(t('news.youLead'));
    await next();
    await expect(status).toHaveTextContent(t('news.ended'));
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
