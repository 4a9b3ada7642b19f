import type { Meta, StoryObj } from '@storybook/react-vite';
import { Brand } from './Brand.tsx';

const meta = { component: Brand, parameters: { layout: 'padded' } } satisfies Meta<typeof Brand>;
export default meta;

export const Name: StoryObj<typeof meta> = {};
