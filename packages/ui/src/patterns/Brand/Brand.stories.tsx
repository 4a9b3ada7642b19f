import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, icons } from '../../primitives/Icon/index.ts';
import { Brand } from './Brand.tsx';

const meta = { component: Brand, parameters: { layout: 'padded' } } satisfies Meta<typeof Brand>;
export default meta;

export const Name: StoryObj<typeof meta> = {};

export const OtherProduct: StoryObj<typeof meta> = {
  args: { name: 'Bazaar', mark: <Icon icon={icons.people} /> },
};
