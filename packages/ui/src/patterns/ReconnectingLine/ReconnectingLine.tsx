import { icons } from '../../primitives/Icon/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Spinner } from '../../primitives/Spinner/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { rootProps, type RootProps } from '../../primitives/rootProps.ts';
import { useText } from '../LocaleProvider/useText.ts';
import * as texts from '../texts.ts';
import * as styles from './ReconnectingLine.css.ts';

export interface ReconnectingLineProps extends RootProps<'div'> {
  /** Floats at the top of the window, for pages without a reserved line. */
  floating?: boolean;
  /** Shows a close button. */
  onClose?: (() => void) | undefined;
}

/** Shown while the connection is lost and being restored; the page stays visible. */
export function ReconnectingLine({ floating = false, onClose, ...rest }: ReconnectingLineProps) {
  const t = useText();
  return (
    <div
      {...rootProps({ 'data-component': 'ReconnectingLine', className: styles.root }, rest)}
      data-floating={floating || undefined}
    >
      <div role="status" className={styles.words}>
        <Spinner />
        <Text size="xs" weight="medium">
          {t(texts.connection.reconnecting)}
        </Text>
      </div>
      {onClose && (
        <span className={styles.close}>
          <IconButton size="xs" icon={icons.close} label={t(texts.toast.close)} onPress={onClose} />
        </span>
      )}
    </div>
  );
}
