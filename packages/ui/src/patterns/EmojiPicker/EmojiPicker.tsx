import { useEffect, useRef, useState } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { LiveRegion } from '../../primitives/LiveRegion/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { rootProps, type RootProps } from '../../primitives/rootProps.ts';
import { useComposedRefs } from '../../primitives/useComposedRefs.ts';
import { loadEmojiSet, type EmojiSet } from '../emoji/emojiSet.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { emojiPicker as texts } from '../texts.ts';
import { useEmojiPreferences } from './emojiContext.ts';
import * as styles from './EmojiPicker.css.ts';
import type { AllEmoji as AllEmojiComponent } from './AllEmoji.tsx';
import { QuickEmoji } from './QuickEmoji.tsx';

export interface EmojiPickerProps extends RootProps<'div'> {
  /** Called when an emoji is chosen. */
  onChoose(event: { emoji: string }): void;
}

interface Loaded {
  AllEmoji: typeof AllEmojiComponent;
  set: EmojiSet;
}

async function load(): Promise<Loaded> {
  const [{ AllEmoji }, set] = await Promise.all([import('./AllEmoji.tsx'), loadEmojiSet()]);
  return { AllEmoji, set };
}

type State = { status: 'loading' | 'failed' } | ({ status: 'ready' } & Loaded);

function useAllEmoji(): { state: State; retry(): void } {
  const [state, setState] = useState<State>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const show = (next: State) => {
      if (isCurrent) setState(next);
    };
    load().then(
      (loaded) => show({ status: 'ready', ...loaded }),
      () => show({ status: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  return {
    state,
    retry: () => {
      setState({ status: 'loading' });
      setAttempt(attempt + 1);
    },
  };
}

/** Emoji in categories, with search and skin tones. Show it in a `Popover`. */
export function EmojiPicker({ onChoose, ref, ...rest }: EmojiPickerProps) {
  const t = useText();
  const preferences = useEmojiPreferences();
  const { state, retry } = useAllEmoji();
  const root = useRef<HTMLDivElement>(null);
  const focus = (selector: string) => root.current?.querySelector<HTMLElement>(selector)?.focus();
  const focusSearch = () => focus('input');
  return (
    <div
      {...rootProps({ className: styles.root, 'data-component': 'EmojiPicker' }, rest)}
      ref={useComposedRefs(ref, root)}
    >
      <QuickEmoji
        skinTone={preferences.skinTone}
        onChoose={onChoose}
        onLeave={focusSearch}
        onType={focusSearch}
      />
      {state.status === 'ready' ? (
        <state.AllEmoji
          set={state.set}
          preferences={preferences}
          onLeave={() => focus('[data-part=Quick] [tabindex="0"]')}
          onChoose={({ emoji }) => {
            preferences.onUse({ emoji });
            onChoose({ emoji });
          }}
        />
      ) : (
        <div className={styles.pending}>
          {state.status === 'failed' ? (
            <>
              <Text tone="muted">{t(texts.failed)}</Text>
              <Button size="sm" onPress={retry}>
                {t(texts.retry)}
              </Button>
            </>
          ) : (
            <Skeleton shape="block" height="100%" />
          )}
        </div>
      )}
      <LiveRegion>
        {state.status === 'loading' && t(texts.loading)}
        {state.status === 'failed' && t(texts.failed)}
      </LiveRegion>
    </div>
  );
}
