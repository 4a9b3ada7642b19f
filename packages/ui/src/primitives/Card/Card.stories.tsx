import type { Meta, StoryObj } from '@storybook/react-vite';
import { VariantSheet } from '../../stories/VariantSheet.tsx';
import { Text } from '../Text/index.ts';
import { Card, cardPaddings } from './Card.tsx';

const meta = { component: Card, args: { children: 'Sakura Works' } } satisfies Meta<typeof Card>;
export default meta;

export const Playground: StoryObj<typeof meta> = {};

export const AllVariants: StoryObj<typeof meta> = {
  render: () => (
    <VariantSheet
      rows={cardPaddings.flatMap((padding) =>
        [false, true].map((floating) => ({ padding, floating })),
      )}
      samples={{ en: 'Design review, 14:00', ja: 'デザインレビュー 14:00' }}
    >
      {({ row, text }) => (
        <Card {...row}>
          <Text>{text}</Text>
        </Card>
      )}
    </VariantSheet>
  ),
};
