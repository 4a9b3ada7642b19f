import type { Decorator } from '@storybook/react-vite';
import { framed } from '../../../../stories/modes.ts';
import { AdminAuthLayout } from './AdminAuthLayout.tsx';

export const inAdminEntrance: Decorator = (Story, { globals }) => (
  <AdminAuthLayout language={globals['locale'] === 'ja' ? 'ja' : 'en'} onLanguageChange={() => {}}>
    <Story />
  </AdminAuthLayout>
);

export const entranceParameters = { layout: 'fullscreen', ...framed };
