import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DemoBadge } from './DemoBadge.tsx';

const meta = { component: DemoBadge } satisfies Meta<typeof DemoBadge>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  play: ({ canvas }) => expect(canvas.getByText(/^(デモ|Demo)$/)).toBeVisible(),
};
