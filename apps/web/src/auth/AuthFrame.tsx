import { AuthLayout } from '@office/ui';
import { Suspense, type ReactNode } from 'react';
import { changeLanguage } from '../i18n/i18n.ts';
import { useLanguage } from '../i18n/useLanguage.ts';

/** Around every page before the office. */
export function AuthFrame({ children }: { children: ReactNode }) {
  const language = useLanguage();
  return (
    <AuthLayout
      language={language}
      onLanguageChange={(event) => void changeLanguage(event.language)}
    >
      <Suspense>{children}</Suspense>
    </AuthLayout>
  );
}
