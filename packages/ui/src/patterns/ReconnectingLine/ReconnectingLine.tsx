import { Spinner } from '../../primitives/Spinner/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { useText } from '../LocaleProvider/useText.ts';
import * as texts from '../texts.ts';
import * as styles from './ReconnectingLine.css.ts';

export interface ReconnectingLineProps {
  /** At the top of the window, over a page that has no place for it. */
  floating?: boolean;
}

/** The connection is lost for the moment, and comes back by itself: what is on the screen stays. */
export function ReconnectingLine({ floating = false }: ReconnectingLineProps) {
  const t = useText();
  return (
    <div
      role="status"
      data-component="ReconnectingLine"
      data-floating={floating || undefined}
      className={styles.root}
    >
      <Spinner />
      <Text size="xs" weight="medium">
        {t(texts.connection.reconnecting)}
      </Text>
    </div>
  );
}
