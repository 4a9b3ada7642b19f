import { weekStart, weekdaysFrom } from '../dates/isoDate.ts';
import { weekdayName } from '../dates/names.ts';
import { useLanguage } from '../LocaleProvider/useLanguage.ts';
import * as styles from './WeekdayButtons.css.ts';

interface WeekdayButtonsProps {
  /** 0 is Sunday. */
  selected: ReadonlySet<number>;
  /** Selected day that cannot be changed. */
  fixed?: number;
  disabled?: boolean | undefined;
  onChange(weekdays: number[]): void;
}

/** A toggle button for each day of the week. */
export function WeekdayButtons({ selected, fixed, disabled, onChange }: WeekdayButtonsProps) {
  const language = useLanguage();
  return (
    <div className={styles.weekdays}>
      {weekdaysFrom(weekStart(language)).map((day) => (
        <button
          key={day}
          type="button"
          aria-pressed={selected.has(day)}
          // The accessible name must contain the visible text; 「月」 alone would be read as "moon".
          aria-label={language === 'ja' ? weekdayName(day, language, 'long') : undefined}
          disabled={disabled || day === fixed}
          className={styles.weekday}
          onClick={() => {
            const weekdays = new Set(selected);
            if (!weekdays.delete(day)) weekdays.add(day);
            onChange([...weekdays]);
          }}
        >
          {weekdayName(day, language)}
        </button>
      ))}
    </div>
  );
}
