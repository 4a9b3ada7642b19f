import { formatRange, type WorkingHours } from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { weekStart, weekdaysFrom } from '../../../patterns/dates/isoDate.ts';
import { weekdayName } from '../../../patterns/dates/names.ts';
import { describeTimeZone } from '../../../patterns/dates/timeZones.ts';
import { useLanguage } from '../../../patterns/LocaleProvider/useLanguage.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { Section } from './Section.tsx';
import * as styles from './Settings.css.ts';

interface WorkingHoursSectionProps {
  workingHours: WorkingHours | null;
  onEdit(): void;
}

/** Shows the member's working hours. The button opens `WorkingHoursDialog`. */
export function WorkingHoursSection({ workingHours, onEdit }: WorkingHoursSectionProps) {
  const { t } = useTranslation('settings');
  return (
    <Section
      id="working-hours"
      title={t('workingHours.title')}
      hint={workingHours?.pauseOutside ? t('workingHours.paused') : t('workingHours.hint')}
    >
      {workingHours ? <Hours {...workingHours} /> : <Text>{t('workingHours.unset')}</Text>}
      <div className={styles.buttons}>
        <Button icon={icons.clock} onPress={onEdit}>
          {t(workingHours ? 'workingHours.edit' : 'workingHours.set')}
        </Button>
      </div>
    </Section>
  );
}

function Hours({ weekdays, startTime, endTime, timeZone }: WorkingHours) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const [now] = useState(() => Date.now());
  const zone = describeTimeZone(timeZone, language, now);
  const days = weekdaysFrom(weekStart(language))
    .filter((day) => weekdays.includes(day))
    .map((day) => weekdayName(day, language));
  return (
    <div>
      <Text as="p" weight="medium" tabular>
        {`${days.join(t('listSeparator'))} ${formatRange(startTime, endTime, language)}`}
      </Text>
      {zone && (
        <Text as="p" size="xs" tone="muted">
          {`${zone.city} (${zone.offset})`}
        </Text>
      )}
    </div>
  );
}
