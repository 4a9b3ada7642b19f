import { PageHeader } from '@office/ui';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../platform/api/queries.ts';

/** The first page: what is administered. */
export function OverviewPage() {
  const { t } = useTranslation('admin');
  const { data } = useQuery('/v1/admin/auth/me');
  return <PageHeader title={t('pages.overview')} description={data?.organization?.name ?? ''} />;
}
