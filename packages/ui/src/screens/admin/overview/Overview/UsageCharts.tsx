import { formatDay } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { BarChart } from '../../../../patterns/BarChart/index.ts';
import { LineChart } from '../../../../patterns/LineChart/index.ts';
import { useLanguage } from '../../../../patterns/LocaleProvider/useLanguage.ts';
import { Card } from '../../../../primitives/Card/index.ts';
import * as styles from './UsageCharts.css.ts';

/** Usage on a day. Null values were not recorded, or belong to a group that is too small. */
export interface OverviewDay {
  /** ISO 8601: `2026-11-20`. */
  day: string;
  members: number | null;
  messages: number | null;
  calls: number | null;
  meetings: number | null;
}

export interface UsageChartsProps {
  /** Oldest first. */
  days: readonly OverviewDay[];
}

/** Charts of the active members and of their activity by day. */
export function UsageCharts({ days }: UsageChartsProps) {
  const { t } = useTranslation('admin-overview');
  const language = useLanguage();
  const categories = days.map(({ day }) => formatDay(`${day}T12:00:00`, language));
  const valuesOf = (name: 'members' | 'messages' | 'calls' | 'meetings') => ({
    id: name,
    name: t(name),
    values: days.map((each) => each[name]),
  });
  return (
    <div className={styles.charts}>
      <Card>
        <BarChart
          title={t('presence')}
          categoryTitle={t('day')}
          categories={categories}
          series={[valuesOf('members')]}
        />
      </Card>
      <Card>
        <LineChart
          title={t('activity')}
          categoryTitle={t('day')}
          categories={categories}
          series={[valuesOf('messages'), valuesOf('calls'), valuesOf('meetings')]}
        />
      </Card>
    </div>
  );
}
