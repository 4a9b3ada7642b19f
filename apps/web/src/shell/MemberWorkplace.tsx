import { DataProvider } from '../platform/swr/DataProvider.tsx';
import { FeatureProviders } from './FeatureParts.tsx';
import { Workplace, type WorkplaceProps } from './Workplace.tsx';

export { signOutParts } from './signOutParts.ts';

export function MemberWorkplace(props: WorkplaceProps) {
  return (
    <DataProvider>
      <FeatureProviders>
        <Workplace {...props} />
      </FeatureProviders>
    </DataProvider>
  );
}
