import { Spinner } from '../../primitives/Spinner/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { useText } from '../LocaleProvider/useText.ts';
import * as texts from '../texts.ts';
import * as styles from './ReconnectingLine.css.ts';

export interface ReconnectingLineProps {
  /** Floats at the top of the window, for pages without a reserved line. */
  floating?: boolean;
}

/** Shown while the connection is lost and being restored; the page stays visible. */
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
