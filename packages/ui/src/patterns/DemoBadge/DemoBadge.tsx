import { useText } from '../LocaleProvider/useText.ts';
import * as texts from '../texts.ts';
import * as styles from './DemoBadge.css.ts';

/** Mark of a simulated colleague in a demo organisation, next to the name. */
export function DemoBadge() {
  const t = useText();
  return (
    <span className={styles.root} data-component="DemoBadge">
      {t(texts.demo)}
    </span>
  );
}
