import type { Decorator } from '@storybook/react-vite';
import type { CSSProperties } from 'react';

const stage: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'flex-end',
  minHeight: '100vh',
};

/** Shows the bar at the bottom of the window, as in the shell. */
export const atWindowBottom: Decorator = (Story) => (
  <div style={stage}>
    <Story />
  </div>
);
