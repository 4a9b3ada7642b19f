import type { Decorator } from '@storybook/react-vite';
import { Card } from '../../primitives/Card/index.ts';
import * as styles from './PresencePicker.decorator.css.ts';

export const inPopover: Decorator = (Story) => (
  <main className={styles.place}>
    <Card floating>
      <Story />
    </Card>
  </main>
);
