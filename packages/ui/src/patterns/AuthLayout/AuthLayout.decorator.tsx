import type { Decorator } from '@storybook/react-vite';
import { AuthLayout } from './AuthLayout.tsx';

/** Shows a screen in the frame in which an app shows it. */
export const inAuthLayout: Decorator = (Story, { globals }) => (
  <AuthLayout language={globals['locale']} onLanguageChange={() => undefined}>
    <Story />
  </AuthLayout>
);
