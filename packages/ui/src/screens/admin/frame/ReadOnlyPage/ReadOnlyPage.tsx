import type { AdminRole } from '@office/vocabulary';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { ReadOnlyContext } from '../../../../patterns/readOnly.ts';
import * as styles from './ReadOnlyPage.css.ts';

export interface ReadOnlyPageProps {
  /** Role of the viewer, named in the notice. */
  role: AdminRole;
  /** Disables all fields and buttons of the page. */
  disabled?: boolean;
  children: ReactNode;
}

/** Page with a notice that the role of the viewer does not allow changes. Its tables have no row and bulk actions. */
export function ReadOnlyPage({ role, disabled = false, children }: ReadOnlyPageProps) {
  const { t } = useTranslation('admin-frame');
  return (
    <div className={styles.root} data-component="ReadOnlyPage">
      <Callout tone="info">{t('readOnly', { role: t(`role.${role}`) })}</Callout>
      <fieldset className={styles.content} disabled={disabled}>
        <ReadOnlyContext value>{children}</ReadOnlyContext>
      </fieldset>
    </div>
  );
}
