import { toasts } from '@office/client/toasts/toasts.ts';
import i18next from 'i18next';
import { useEffect, type RefObject } from 'react';
import { officeView } from '../officeView.ts';

/** Shows the plan on phones and tablets that cannot render the scene at 30 frames per second. */
export function useSlowScene(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    element.addEventListener('sceneslow', showPlan);
    return () => element.removeEventListener('sceneslow', showPlan);
  }, [container]);
}

function showPlan(): void {
  if (!window.matchMedia('(pointer: coarse)').matches || !officeView.fallBackToPlan()) return;
  toasts.show({
    type: 'INFO',
    title: i18next.t('web:scene.slow'),
    actions: [{ id: '3d', label: i18next.t('web:scene.show3d') }],
    onAction: () => officeView.choose('3d'),
  });
}
