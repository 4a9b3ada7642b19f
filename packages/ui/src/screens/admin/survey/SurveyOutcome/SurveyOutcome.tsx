import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadOnly } from '../../../../patterns/readOnly.ts';
import type { Breadcrumb } from '../../../../patterns/Breadcrumbs/index.ts';
import { PageHeader } from '../../../../patterns/PageHeader/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { Select } from '../../../../primitives/Select/index.ts';
import * as styles from '../survey.css.ts';

export interface SurveyOutcomeProps {
  title: string;
  editHref: string;
  /** Filter options. Null for an anonymous survey, which cannot be filtered. */
  departments: readonly string[] | null;
  department: string | null;
  /** The survey accepts answers, so reminders can be sent. */
  canRemind: boolean;
  exporting: boolean;
  news: string | null;
  breadcrumbs?: readonly Breadcrumb[];
  children: ReactNode;
  onDepartmentChange(event: { department: string | null }): void;
  onRemind(): void;
  onExport(): void;
}

const everyDepartment = ' ';

export function SurveyOutcome(props: SurveyOutcomeProps) {
  const readOnly = useReadOnly();
  const { title, departments, department, canRemind, exporting, news } = props;
  const { t } = useTranslation('admin-survey');
  return (
    <div className={styles.page} data-component="SurveyOutcome">
      <PageHeader
        title={title || t('untitled')}
        description={t('results')}
        {...(props.breadcrumbs ? { breadcrumbs: props.breadcrumbs } : {})}
        actions={
          <div className={styles.actions}>
            <Button href={props.editHref}>{t('outcome.edit')}</Button>
            {canRemind && !readOnly && (
              <Button icon={icons.notifications} onPress={props.onRemind}>
                {t('remind')}
              </Button>
            )}
            <Button icon={icons.download} loading={exporting} onPress={props.onExport}>
              {t('outcome.export')}
            </Button>
          </div>
        }
      />
      {news && <Callout announce>{news}</Callout>}
      {departments && departments.length > 0 && (
        <div className={styles.narrow}>
          <Select
            ariaLabel={t('outcome.department')}
            value={department ?? everyDepartment}
            options={[
              { value: everyDepartment, label: t('outcome.allDepartments') },
              ...departments.map((name) => ({ value: name, label: name })),
            ]}
            onChange={({ value }) =>
              props.onDepartmentChange({ department: value === everyDepartment ? null : value })
            }
          />
        </div>
      )}
      {props.children}
    </div>
  );
}
