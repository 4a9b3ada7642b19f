import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { framed } from '../../stories/modes.ts';
import { Button } from '../../primitives/Button/index.ts';
import { icons } from '../../primitives/Icon/index.ts';
import { StatusPage } from './StatusPage.tsx';

const meta = {
  component: StatusPage,
  parameters: { layout: 'fullscreen', ...framed },
  args: {
    icon: icons.info,
    title: '何かが起きました Something happened',
    description:
      '何が起きて、いま何ができるかを書きます。 What happened, and what can be done now.',
    actions: <Button variant="primary">次へ進む Go on</Button>,
  },
} satisfies Meta<typeof StatusPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  args: { code: '418', languageSwitch: { language: 'ja', onLanguageChange: fn() } },
};

export const Part: Story = { args: { fill: 'part' } };
