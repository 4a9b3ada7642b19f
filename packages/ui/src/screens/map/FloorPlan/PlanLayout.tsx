import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import * as styles from './PlanLayout.css.ts';

export const floorPlanLayouts = ['panel', 'page'] as const;
export type FloorPlanLayout = (typeof floorPlanLayouts)[number];

interface PlanLayoutProps {
  layout: FloorPlanLayout;
  status: string;
  title: string;
  onBack?: (() => void) | undefined;
  toolbar?: ReactNode;
  drawing?: ReactNode;
  card?: ReactNode;
  onKeyDown?(event: KeyboardEvent): void;
  children: ReactNode;
}

export function PlanLayout(props: PlanLayoutProps) {
  const { layout, status, title, onBack, toolbar, drawing, card, children } = props;
  const { t } = useTranslation('common');
  const root = {
    'data-component': 'FloorPlan',
    'data-status': status,
    'data-layout': layout,
    onKeyDown: props.onKeyDown,
  };
  if (layout === 'panel') {
    return (
      <div {...root} className={styles.panel}>
        <SidePanel
          title={title}
          onBack={onBack}
          footer={card}
          toolbar={
            (toolbar || drawing) && (
              <div className={styles.toolbar}>
                {toolbar}
                {drawing}
              </div>
            )
          }
        >
          {children}
        </SidePanel>
      </div>
    );
  }
  return (
    <div {...root} className={styles.page}>
      <header className={styles.header}>
        {onBack && (
          <IconButton icon={icons.back} label={t('back')} variant="ghost" onPress={onBack} />
        )}
        <span className={styles.title}>
          <Heading level={1} size="lg">
            {title}
          </Heading>
        </span>
        <div className={styles.pageToolbar}>{toolbar}</div>
      </header>
      {drawing ? (
        <div className={styles.pageBody}>
          <div className={styles.pageDrawing}>
            {drawing}
            {card && <div className={styles.pageCard}>{card}</div>}
          </div>
          <div className={styles.aside}>{children}</div>
        </div>
      ) : (
        <div className={styles.placeholder}>{children}</div>
      )}
    </div>
  );
}
