import { useText } from '../LocaleProvider/useText.ts';
import { root } from '../DemoBadge/DemoBadge.css.ts';
import * as texts from '../texts.ts';

/** Mark of a message that another system posted, next to the name. */
export function BotBadge() {
  const t = useText();
  return (
    <span className={root} data-component="BotBadge">
      {t(texts.bot)}
    </span>
  );
}
