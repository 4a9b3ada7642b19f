import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { VariantSheet } from '../../stories/VariantSheet.tsx';
import { Callout, calloutTones } from './Callout.tsx';

const meta = {
  component: Callout,
  args: { tone: 'danger', children: 'Incorrect password.' },
} satisfies Meta<typeof Callout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllVariants: Story = {
  render: () => (
    <VariantSheet
      rows={calloutTones.flatMap((tone) =>
        (['text', 'title and action'] as const).map((shape) => ({ tone, shape })),
      )}
      samples={{
        en: 'Two more wrong passwords block the account.',
        ja: 'あと2回間違えると、アカウントがロックされます。',
      }}
    >
      {({ row, text, lang }) => (
        <Callout
          tone={row.tone}
          title={row.shape === 'text' ? undefined : lang === 'en' ? 'Take care' : 'ご注意ください'}
          action={
            row.shape === 'text' ? undefined : (
              <Button size="sm">{lang === 'en' ? 'Reset it' : '再設定する'}</Button>
            )
          }
        >
          {text}
        </Callout>
      )}
    </VariantSheet>
  ),
};

export const Announced: Story = {
  args: { announce: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Incorrect password.');
  },
};
