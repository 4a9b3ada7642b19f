import { useEffect, useEffectEvent, useState } from 'react';
import { Text } from '../../primitives/Text/index.ts';
import { splitTimer } from '../time.ts';
import { useText } from '../LocaleProvider/useText.ts';
import * as texts from '../texts.ts';

export interface CountdownProps {
  /** When it ends, in epoch milliseconds. */
  until: number;
  /** The clock that it reads. */
  now?(): number;
  /** Raised once, when the time is over. */
  onEnd?(): void;
  /** Words around the time, such as "Send again in {{time}}"; without it the time alone. */
  format?(event: { time: string }): string;
}

const second = 1000;

/** The time that is left: seconds alone under a minute, otherwise minutes:seconds. */
export function Countdown({ until, now = Date.now, onEnd, format }: CountdownProps) {
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
    <span role="timer" data-component="Countdown">
      <Text tabular size="sm" tone="inherit">
        {format ? format({ time }) : time}
      </Text>
    </span>
  );
}
