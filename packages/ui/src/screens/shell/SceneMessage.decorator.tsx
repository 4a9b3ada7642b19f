import type { Decorator } from '@storybook/react-vite';

export const sceneDecorator: Decorator = (Story) => (
  <main style={{ display: 'flex', height: '100dvh' }}>
    <Story />
  </main>
);
