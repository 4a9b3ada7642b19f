import type { ReactNode } from 'react';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import * as styles from './SurveyForm.css.ts';

export interface SurveyFrameProps {
  title: string;
  preview: boolean;
  onBack?: (() => void) | undefined;
  footer?: ReactNode;
  children: ReactNode;
}

export function SurveyFrame({ title, preview, onBack, footer, children }: SurveyFrameProps) {
  if (preview) {
    return (
      <div className={styles.preview} data-component="SurveyForm">
        <Heading level={2} size="lg">
          {title}
        </Heading>
        {children}
        {footer}
      </div>
    );
  }
  return (
    <div className={styles.root} data-component="SurveyForm">
      <SidePanel title={title} footer={footer} {...(onBack ? { onBack } : {})}>
        {children}
      </SidePanel>
    </div>
  );
}
