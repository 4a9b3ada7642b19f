import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { framed } from '../../stories/modes.ts';
import { translatorOf } from '../../stories/texts.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Callout } from '../../primitives/Callout/index.ts';
import { FormPage } from '../FormPage/index.ts';
import { AuthLayout } from './AuthLayout.tsx';

const still =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 5'%3E%3Crect width='4' height='5' fill='tan'/%3E%3C/svg%3E";

const meta = {
  component: AuthLayout,
  parameters: { layout: 'fullscreen', ...framed },
  args: {
    language: 'ja',
    onLanguageChange: fn(),
    children: <FormPage title="ここにフォームが入ります Form" description="説明 What it is for" />,
  },
} satisfies Meta<typeof AuthLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without an image of the app's scene. */
export const Drawn: Story = {
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await expect(canvas.getByRole('link', { name: t('legal.terms') })).toBeVisible();
    await expect(canvas.getByRole('group', { name: t('languageSwitch.label') })).toBeVisible();
  },
};

export const WithStill: Story = { args: { stillSrc: still } };

/** Content that appears below the title does not move the content above it. */
export const GrowsDownwards: Story = {
  args: { children: <Refusing /> },
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    const { top } = heading.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(heading.getBoundingClientRect().top).toBe(top);
  },
};

function Refusing() {
  const [refused, setRefused] = useState(false);
  return (
    <FormPage title="ここにフォームが入ります Form">
      {refused ? (
        <Callout announce tone="danger" title="送信できませんでした Not sent">
          もう一度お試しください。 Try again.
        </Callout>
      ) : null}
      <Button onPress={() => setRefused(true)}>Send</Button>
    </FormPage>
  );
}
