import { maxStatusLineLength } from '@office/vocabulary';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveDialog } from '../SaveDialog/SaveDialog.tsx';
import { EmojiPicker } from '../../../patterns/EmojiPicker/index.ts';
import { FormField } from '../../../patterns/FormField/index.ts';
import { useClock, type Clock } from '../../../patterns/useClock.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Popover } from '../../../primitives/Popover/index.ts';
import { TextField } from '../../../primitives/TextField/index.ts';
import { EndTimeField, useEndTime } from '../EndTime/EndTimeField.tsx';
import type { EndPreset } from '../EndTime/endTimes.ts';
import type { StatusLine } from '../people.ts';
import * as styles from './StatusLineDialog.css.ts';

export interface StatusLineDialogProps {
  open: boolean;
  statusLine: StatusLine | null;
  clock?: Clock;
  submitting?: boolean;
  /** Saving failed. The input is kept. */
  failed?: boolean;
  onSubmit(event: { statusLine: StatusLine }): void;
  onClear(): void;
  onClose(): void;
}

const presets: readonly EndPreset[] = ['minutes30', 'hour1', 'hours4', 'today', 'week', 'none'];

const suggestions = [
  { name: 'meeting', emoji: '📅', end: 'hour1' },
  { name: 'commuting', emoji: '🚃', end: 'minutes30' },
  { name: 'lunch', emoji: '🍱', end: 'hour1' },
  { name: 'focusing', emoji: '🎧', end: 'hour1' },
  { name: 'sick', emoji: '🤒', end: 'today' },
  { name: 'vacation', emoji: '🌴', end: 'week' },
] as const satisfies readonly { name: string; emoji: string; end: EndPreset }[];

const defaultEmoji = '💬';

/** Sets the member's status line: an emoji, a short text and an end. */
export function StatusLineDialog({
  open,
  statusLine,
  clock: clockProp,
  submitting = false,
  failed = false,
  onSubmit,
  onClear,
  onClose,
}: StatusLineDialogProps) {
  const { t } = useTranslation('people');
  const clock = useClock(clockProp);
  const field = useRef<HTMLInputElement>(null);
  const [emoji, setEmoji] = useState(statusLine?.emoji ?? defaultEmoji);
  const [text, setText] = useState(statusLine?.text ?? '');
  const [isMissing, setIsMissing] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const { end, setEnd, read } = useEndTime(
    statusLine ? 'none' : 'hour1',
    clock,
    statusLine?.endsAt,
  );
  const submit = () => {
    const typed = text.trim();
    if (typed === '' && emoji === defaultEmoji) {
      setIsMissing(true);
      return field.current?.focus();
    }
    const endsAt = read();
    if (endsAt !== undefined) onSubmit({ statusLine: { emoji, text: typed, endsAt } });
  };
  return (
    <SaveDialog
      open={open}
      component="StatusLineDialog"
      title={t('statusLine.title')}
      description={t('statusLine.description')}
      submitLabel={t('statusLine.save')}
      secondary={
        statusLine
          ? { label: t('statusLine.clear'), onPress: onClear }
          : { label: t('statusLine.cancel'), onPress: onClose }
      }
      submitting={submitting}
      failure={failed ? t('statusLine.failed') : null}
      initialFocus={field}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField
        label={t('statusLine.text')}
        error={isMissing ? t('statusLine.missing') : undefined}
      >
        {(control) => (
          <div className={styles.line}>
            <Popover
              label={t('statusLine.emoji', { emoji })}
              open={isChoosing}
              onOpenChange={(change) => setIsChoosing(change.open)}
              trigger={<Button ariaLabel={t('statusLine.emoji', { emoji })}>{emoji}</Button>}
            >
              <EmojiPicker
                onChoose={(chosen) => {
                  setEmoji(chosen.emoji);
                  setIsChoosing(false);
                }}
              />
            </Popover>
            <div className={styles.text}>
              <TextField
                {...control}
                ref={field}
                value={text}
                maxLength={maxStatusLineLength}
                placeholder={t('statusLine.placeholder')}
                onChange={({ value }) => {
                  setText(value);
                  setIsMissing(false);
                }}
              />
            </div>
          </div>
        )}
      </FormField>
      <div className={styles.suggestions} role="group" aria-label={t('statusLine.suggestions')}>
        {suggestions.map((suggestion) => (
          <Button
            key={suggestion.name}
            size="sm"
            onPress={() => {
              setEmoji(suggestion.emoji);
              setText(t(`statusLine.suggestion.${suggestion.name}`));
              setEnd({ ...end, choice: suggestion.end, problem: undefined });
              setIsMissing(false);
            }}
          >
            {`${suggestion.emoji} ${t(`statusLine.suggestion.${suggestion.name}`)}`}
          </Button>
        ))}
      </div>
      <EndTimeField
        label={t('statusLine.end')}
        presets={presets}
        value={end}
        clock={clock}
        onChange={setEnd}
      />
    </SaveDialog>
  );
}
