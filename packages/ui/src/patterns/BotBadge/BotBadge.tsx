import { useText } from '../LocaleProvider/useText.ts';
import { root } from '../DemoBadge/DemoBadge.css.ts';
import * as texts from '../texts.ts';

/** Mark of a bot, incoming webhook or slash command, next to the name. */
export function BotBadge({ id }: { id?: string | undefined }) {
  const t = useText();
  return (
    <span id={id} className={root} data-component="BotBadge">
      {t(texts.bot)}
    </span>
  );
}
