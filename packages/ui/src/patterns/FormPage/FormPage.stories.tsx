import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/index.ts';
import { icons } from '../../primitives/Icon/index.ts';
import { framed } from '../../stories/modes.ts';
import { FormPage } from './FormPage.tsx';

const meta = {
  component: FormPage,
  parameters: { layout: 'padded' },
  args: {
    title: 'パスワードの再設定 Reset',
    description: '再設定用のリンクを送ります。 We send a link.',
  },
} satisfies Meta<typeof FormPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Success: Story = { args: { icon: icons.success, tone: 'success' } };
export const Warning: Story = { args: { icon: icons.warning, tone: 'warning' } };
export const Loading: Story = { args: { loading: true } };
export const TakesTheFocus: Story = {
  args: { focusTitle: true },
  parameters: framed,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus());
  },
};

/** Shows the top of the page even if the previous page was scrolled down. */
export const OpensAtItsTop: Story = {
  render: function Steps(args) {
    const [step, setStep] = useState(1);
    return (
      <FormPage
        {...args}
        key={step}
        focusTitle={step > 1}
        top={<span>{step}</span>}
        children={
          <>
            <div style={{ blockSize: '200vh' }} />
            <Button onPress={() => setStep(2)}>次へ Next</Button>
          </>
        }
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button');
    next.scrollIntoView();
    await expect(window.scrollY).toBeGreaterThan(0);
    await userEvent.click(next);
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus());
    await expect(window.scrollY).toBe(0);
    await expect(canvas.getByText('2')).toBeVisible();
  },
};

/** Paragraphs fill their lines; only the title breaks between phrases. */
export const LongText: Story = {
  args: {
    title: 'このリンクはすでに使われているため、もう一度受け取ってください Link already used',
    description:
      'リンクは一度だけ使えます。パスワードの変更後も使えなくなります。必要なときは、もう一度受け取ってください。',
  },
  play: async ({ canvas, canvasElement }) => {
    canvasElement.style.maxInlineSize = '26rem';
    const paragraph = canvas.getByText(/必要なとき/);
    await expect(getComputedStyle(paragraph).wordBreak).toBe('normal');
    await expect(getComputedStyle(paragraph).textWrap).toBe('pretty');
    await expect(getComputedStyle(canvas.getByRole('heading')).textWrap).toBe('balance');
  },
};
