import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { month } from '../charts/chart.fixtures.ts';
import { LineChart } from './LineChart.tsx';

const meta = {
  component: LineChart,
  parameters: { layout: 'padded' },
  args: {
    ...month,
    series: [
      ...month.series,
      { id: 'meetings', name: '会議 Meetings', values: month.categories.map((_, nth) => 20 + nth) },
    ],
  },
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Month: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const plot = canvas.getByRole('slider', { name: /People by day/ });
    // The day without a value splits two of the three lines.
    await expect(plot.querySelectorAll('path')).toHaveLength(5);
    const { left, width, top } = plot.getBoundingClientRect();
    await userEvent.pointer({
      target: plot,
      coords: { clientX: left + (width * 12.5) / 30, clientY: top + 20 },
    });
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-part="Values"]')).toHaveTextContent(
        /11\/13.*–.*–.*32/,
      ),
    );
    await expect(plot).toHaveAttribute('aria-valuenow', '13');
  },
};
