import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../primitives/Avatar/index.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import { KeyHint } from '../../primitives/KeyHint/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { sectionIconOf, type MarkedString, type SearchItem } from './search.ts';
import * as styles from './SearchLine.css.ts';

interface SearchLineProps {
  item: SearchItem;
  time: string | null;
}

export function SearchLine({ item, time }: SearchLineProps) {
  const { t } = useTranslation('search');
  const { kind, title, excerpt, context, picture, at } = item;
  const name = title.text || t('unknownSender');
  return (
    <div className={styles.root}>
      <span className={styles.picture}>
        {picture ? (
          <Avatar name={name} src={picture} size="sm" decorative />
        ) : (
          <Icon icon={item.icon ?? sectionIconOf(kind)} size="md" tone="muted" />
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.line}>
          <span className={styles.grow}>
            <Text weight="medium" truncate as="div">
              {title.text ? <Marked {...title} /> : name}
            </Text>
          </span>
          {time && at && (
            <Text size="xs" tone="muted" tabular as="time" dateTime={at}>
              {time}
            </Text>
          )}
        </span>
        {context && (
          <Text size="xs" tone="muted" truncate as="div">
            {context}
          </Text>
        )}
        {excerpt && (
          <span className={styles.excerpt}>
            <Text size="sm">
              <Marked {...excerpt} />
            </Text>
          </span>
        )}
      </span>
      {item.keys && (
        <span className={styles.keys}>
          <KeyHint keys={item.keys} />
        </span>
      )}
    </div>
  );
}

function Marked({ text, marks }: MarkedString): ReactNode {
  let from = 0;
  const parts: ReactNode[] = [];
  for (const { start, end } of marks) {
    parts.push(
      text.slice(from, start),
      <mark key={start} className={styles.mark}>
        {text.slice(start, end)}
      </mark>,
    );
    from = end;
  }
  return [...parts, text.slice(from)];
}
