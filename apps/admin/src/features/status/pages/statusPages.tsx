import { useBack } from '@office/client/lib/useBack.ts';
import type { AdminRole } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { NotFound, ServerError, Unauthorized } from '@office/ui/screens/status';

export function NotFoundPage() {
  return <NotFound fill="part" />;
}

export function ServerErrorPage() {
  return <ServerError fill="part" onGoBack={useBack('/')} />;
}

export function UnauthorizedPage({ role }: { role: AdminRole }) {
  const { t } = useTranslation(['admin', 'admin-frame']);
  return (
    <Unauthorized
      fill="part"
      description={t('noPermission', { role: t(`admin-frame:role.${role}`) })}
      onGoBack={useBack('/')}
    />
  );
}
