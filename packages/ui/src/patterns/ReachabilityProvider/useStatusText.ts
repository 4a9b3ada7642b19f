import { useText } from '../LocaleProvider/useText.ts';
import { reachability as texts } from '../texts.ts';
import type { ShownReachability } from './reachabilityContext.ts';

export function useStatusText(line: ShownReachability['statusLine']): string | undefined {
  const t = useText();
  if (!line) return undefined;
  const text = [line.emoji, line.text].filter(Boolean).join(' ');
  return line.until ? t(texts.until, { text, time: line.until }) : text;
}
