import { useTranslation } from 'react-i18next';
import { Text } from '../../../primitives/Text/index.ts';
import type { ChatJoinEvent } from '../chat.ts';
import type { TimeFormats } from '../../../patterns/dayTimes.ts';
import * as styles from './Arrivals.css.ts';

interface ArrivalsProps {
  arrivals: readonly ChatJoinEvent[] | undefined;
  times: TimeFormats;
}

export function Arrivals({ arrivals = [], times }: ArrivalsProps) {
  const { t } = useTranslation('chat');
  return arrivals.map(({ key, at, names, addedBy }) => {
    const [name = ''] = names;
    const others = names.length - 1;
    const who =
      others > 0 ? t('arrival.several', { name, count: others }) : t('arrival.one', { name });
    return (
      <p key={key} className={styles.root} data-component="Arrivals">
        <Text size="xs" tone="muted">
          {addedBy ? t('arrival.added', { name: addedBy, who }) : t('arrival.joined', { who })}
        </Text>
        <Text size="xs" tone="muted" tabular as="time" dateTime={at}>
          {times.time(at)}
        </Text>
      </p>
    );
  });
}
