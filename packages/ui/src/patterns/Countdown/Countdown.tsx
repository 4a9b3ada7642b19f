import { useEffect, useEffectEvent, useState } from 'react';
import { Text } from '../../primitives/Text/index.ts';
import { rootProps, type RootProps } from '../../primitives/rootProps.ts';
import { splitTimer } from '../time.ts';
import { useText } from '../LocaleProvider/useText.ts';
import * as texts from '../texts.ts';

export interface CountdownProps extends RootProps<'span'> {
  /** End time in epoch milliseconds. */
  until: number;
  /** Returns the current time in epoch milliseconds. */
  now?(): number;
  /** Called once when the time is over. */
  onEnd?(): void;
  /** Formats the time, such as "Send again in {{time}}". Defaults to the time alone. */
  format?(event: { time: string }): string;
}

const second = 1000;

/** Remaining time: seconds below a minute, otherwise minutes:seconds. */
export function Countdown({ until, now = Date.now, onEnd, format, ...rest }: CountdownProps) {
  const t = useText();
  const [left, setLeft] = useState(() => Math.max(0, until - now()));
  const readClock = useEffectEvent(() => Math.max(0, until - now()));
  const end = useEffectEvent(() => onEnd?.());

  useEffect(() => {
    const update = () => {
      const rest = readClock();
      setLeft(rest);
      if (rest > 0) return;
      clearInterval(timer);
      end();
    };
    const timer = setInterval(update, second);
    update();
    return () => clearInterval(timer);
  }, [until]);

  const parts = splitTimer(left);
  const time = 'clock' in parts ? parts.clock : t(texts.timer.seconds, { seconds: parts.seconds });
  return (
    <span {...rootProps({ role: 'timer', 'data-component': 'Countdown' }, rest)}>
      <Text tabular size="sm" tone="inherit">
        {format ? format({ time }) : time}
      </Text>
    </span>
  );
}
