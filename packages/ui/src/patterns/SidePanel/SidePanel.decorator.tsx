import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PanelContext } from './PanelContext.ts';
import * as styles from './SidePanel.decorator.css.ts';

export const onPanelClose = fn().mockName('onPanelClose');

export const inPanel: Decorator = (Story) => (
  <div className={styles.backdrop}>
    <main className={styles.panel}>
      <PanelContext value={{ onClose: onPanelClose }}>
        <Story />
      </PanelContext>
    </main>
  </div>
);
