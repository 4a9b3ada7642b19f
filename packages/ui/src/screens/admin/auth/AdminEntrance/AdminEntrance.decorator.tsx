import type { Decorator } from '@storybook/react-vite';
import { framed } from '../../../../stories/modes.ts';
import { AdminEntrance } from './AdminEntrance.tsx';

export const inAdminEntrance: Decorator = (Story, { globals }) => (
  <AdminEntrance language={globals['locale'] === 'ja' ? 'ja' : 'en'} onLanguageChange={() => {}}>
    <Story />
  </AdminEntrance>
);

export const entranceParameters = { layout: 'fullscreen', ...framed };
