import { useTranslation } from 'react-i18next';
import { Text } from '../../../primitives/Text/index.ts';
import type { ChatSystemLine } from '../chat.ts';
import type { TimeFormats } from '../../../patterns/dayTimes.ts';
import { groupSystemLines } from './groupSystemLines.ts';
import * as styles from './SystemLines.css.ts';

interface SystemLinesProps {
  lines: readonly ChatSystemLine[] | undefined;
  times: TimeFormats;
}

/** Changes of the room between two messages. Consecutive changes of the same kind share a line. */
export function SystemLines({ lines = [], times }: SystemLinesProps) {
  const textOf = useLineText();
  return groupSystemLines(lines).map((line) => (
    <p key={line.key} className={styles.root} data-component="SystemLines">
      <Text size="xs" tone="muted">
        {textOf(line)}
      </Text>
      <span className={styles.time}>
        <Text size="xs" tone="muted" tabular as="time" dateTime={line.at}>
          {times.time(line.at)}
        </Text>
      </span>
    </p>
  ));
}

function useLineText(): (line: ChatSystemLine) => string {
  const { t } = useTranslation('chat');
  const nameOf = (name: string | null | undefined) =>
    name ? t('systemLine.name', { name }) : t('systemLine.former');
  const namesOf = ([first, second, ...others]: readonly (string | null)[]) => {
    if (second === undefined) return nameOf(first);
    const names = { first: nameOf(first), second: nameOf(second) };
    return others.length === 0
      ? t('systemLine.two', names)
      : t('systemLine.several', { ...names, count: others.length });
  };
  return (line) => {
    switch (line.kind) {
      case 'renamed':
        if (line.to === null)
          return t('systemLine.unnamed', { by: nameOf(line.by), from: line.from });
        return line.from
          ? t('systemLine.renamed', { by: nameOf(line.by), from: line.from, to: line.to })
          : t('systemLine.named', { by: nameOf(line.by), to: line.to });
      case 'webhookConnected':
      case 'webhookDisconnected':
        return t(`systemLine.${line.kind}`, { by: nameOf(line.by), webhook: line.webhook });
      case 'webhookDisabled':
        return t('systemLine.webhookDisabled', { webhook: line.webhook });
      case 'joined':
      case 'left':
        return t(`systemLine.${line.kind}`, { who: namesOf(line.names) });
      default:
        return t(`systemLine.${line.kind}`, { by: nameOf(line.by), who: namesOf(line.names) });
    }
  };
}
