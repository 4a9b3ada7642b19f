import type { Decorator } from '@storybook/react-vite';

/** The scene's place, which such a message fills. */
export const inScene: Decorator = (Story) => (
  <main style={{ display: 'flex', height: '100dvh' }}>
    <Story />
  </main>
);
