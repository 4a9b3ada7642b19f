import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { captionLines, longCaption } from '../voice.fixtures.ts';
import { CallCaptions } from './CallCaptions.tsx';

const meta = {
  component: CallCaptions,
  args: { lines: captionLines },
} satisfies Meta<typeof CallCaptions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only completed lines are announced; the current line is only visible. */
export const Talking: Story = {
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const [, finished, changing] = captionLines;
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t('captions.announcement', { name: finished!.name, text: finished!.text }),
    );
    await expect(canvas.getByText(changing!.text)).toBeVisible();
  },
};

/** Renders spoken markup as text. */
export const Hostile: Story = {
  args: { lines: [{ ...captionLines[0]!, text: '<img src=x onerror=alert(1)> <b>bold</b>' }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img, b')).toBeNull();
    await expect(canvasElement).toHaveTextContent('<b>bold</b>');
  },
};

export const LongText: Story = {
  args: { lines: [longCaption] },
  globals: { viewport: { value: 'phone' } },
};

export const Silent: Story = { args: { lines: [] } };
