import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../primitives/Stack/index.ts';
import { translatorOf } from '../../stories/texts.ts';
import { departments, month } from '../charts/chart.fixtures.ts';
import { BarChart } from './BarChart.tsx';

const week = {
  categories: month.categories.slice(0, 7),
  series: month.series.map((each) => ({ ...each, values: each.values.slice(0, 7) })),
};

const meta = {
  component: BarChart,
  parameters: { layout: 'padded' },
  args: { ...month, ...week },
  render: (args) => (
    <Stack gap={8}>
      <BarChart {...args} />
      <BarChart {...month} stacked />
      <BarChart {...departments} />
      <BarChart {...departments} title="まだ何もない Nothing yet" categories={[]} />
    </Stack>
  ),
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllKinds: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    const [plot] = canvas.getAllByRole('slider', { name: /People by day/ });
    plot!.focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(plot).toHaveAttribute('aria-valuetext', expect.stringMatching(/^11\/2.*133.*13$/));
    const bars = [...plot!.querySelectorAll('rect')].map((bar) => bar.getBoundingClientRect());
    await expect(Math.max(...bars.map(({ height }) => height))).toBeGreaterThan(100);
    await userEvent.click(canvas.getAllByRole('radio', { name: t('chart.table') })[0]!);
    const row = canvas.getByRole('row', { name: /^11\/2 / });
    await expect(row).toHaveTextContent('133');
  },
};
