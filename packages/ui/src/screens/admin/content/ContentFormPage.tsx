import type { ReactNode } from 'react';
import type { Breadcrumb } from '../../../patterns/Breadcrumbs/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { PageHeader, type PageHeaderProps } from '../../../patterns/PageHeader/index.ts';
import * as contentPage from '../contentPage.css.ts';
import { iconOf, useContentTexts, type ContentArea } from './useContentTexts.ts';

interface ContentFormPageProps extends Pick<PageHeaderProps, 'title' | 'description' | 'mark'> {
  area: ContentArea;
  component: string;
  status: 'loading' | 'error' | 'gone' | 'ready';
  breadcrumbs?: readonly Breadcrumb[] | undefined;
  onRetry(): void;
  children: ReactNode;
}

/** Page of a form, with its header and its loading and error states. */
export function ContentFormPage({
  area,
  component,
  status,
  breadcrumbs,
  onRetry,
  children,
  ...header
}: ContentFormPageProps) {
  const { t } = useContentTexts(area);
  return (
    <div className={contentPage.page} data-component={component} data-status={status}>
      <PageHeader {...header} {...(breadcrumbs && { breadcrumbs })} />
      {status === 'loading' && <LoadingState shape="form" label={t('form.loading')} />}
      {status === 'error' && <ErrorState onRetry={onRetry} />}
      {status === 'gone' && <EmptyState icon={iconOf(area)} title={t('form.gone')} />}
      {status === 'ready' && children}
    </div>
  );
}
