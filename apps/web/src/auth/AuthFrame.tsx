import { AuthLayout } from '@office/ui';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { changeLanguage } from '../i18n/i18n.ts';
import { useLanguage } from '../i18n/useLanguage.ts';

/** Around every page before the office. */
export function AuthFrame() {
  const language = useLanguage();
  return (
    <AuthLayout
      language={language}
      onLanguageChange={(event) => void changeLanguage(event.language)}
    >
      <Suspense>
        <Outlet />
      </Suspense>
    </AuthLayout>
  );
}
