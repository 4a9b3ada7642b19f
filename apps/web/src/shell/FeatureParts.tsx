import type { Schemas } from '@office/api';
import type { ReactNode } from 'react';
import type { WorkplaceFeature } from '../platform/workplace/WorkplaceFeature.ts';
import { features } from './features.ts';

/** Parts of all features by kind. The lists are constant, so hooks and components keep their order. */
const parts = {
  Provider: partsOf('Provider'),
  Prompt: partsOf('Prompt'),
  PanelNotice: partsOf('PanelNotice'),
  Overlay: partsOf('Overlay'),
  useEffects: partsOf('useEffects'),
  useBadges: partsOf('useBadges'),
};

type PartName = keyof typeof parts;

function partsOf<Name extends keyof WorkplaceFeature>(
  name: Name,
): readonly NonNullable<WorkplaceFeature[Name]>[] {
  return features.map((feature) => feature[name]).filter((part) => part !== undefined);
}

export function FeatureProviders({ children }: { children: ReactNode }) {
  return parts.Provider.reduceRight((inner, Provider) => <Provider>{inner}</Provider>, children);
}

export function FeatureParts({ name }: { name: Extract<PartName, 'Prompt' | 'Overlay'> }) {
  return parts[name].map((Part, index) => <Part key={index} />);
}

export function PanelNotices({ area }: { area: Schemas['AreaName'] | undefined }) {
  return parts.PanelNotice.map((Notice, index) => <Notice key={index} area={area} />);
}

/** Renders nothing. One component per feature, so that a state change re-renders only that component. */
export function FeatureEffects() {
  return parts.useEffects.map((useEffects, index) => (
    <Effects key={index} useEffects={useEffects} />
  ));
}

function Effects({ useEffects }: Required<Pick<WorkplaceFeature, 'useEffects'>>) {
  useEffects();
  return null;
}

type UseBadges = NonNullable<WorkplaceFeature['useBadges']>;

function combine(useSome: UseBadges, useMore: UseBadges): UseBadges {
  return function useBoth() {
    return { ...useSome(), ...useMore() };
  };
}

export const useFeatureBadges = parts.useBadges.reduce(combine, () => ({}));
