import type { Decorator } from '@storybook/react-vite';
import { AuthLayout } from './AuthLayout.tsx';

export const inAuthLayout: Decorator = (Story, { globals }) => (
  <AuthLayout language={globals['locale']} onLanguageChange={() => undefined}>
    <Story />
  </AuthLayout>
);
