import type { NavEntry } from '@office/ui';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../platform/api/queries.ts';
import { navEntries } from './navEntries.ts';

export function useNavEntries(): NavEntry[] {
  const { t } = useTranslation('common');
  const { data: permission } = useQuery('/v1/auth/user/permission');
  return navEntries(t, permission);
}
