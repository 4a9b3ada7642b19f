import { deskNoteTints, maxDeskNoteLength } from '@office/vocabulary';
import type { DeskNoteTint } from '@office/vocabulary';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { SwatchGroup } from '../SwatchGroup.tsx';
import * as styles from './LeaveNote.css.ts';

export type LeaveNoteState =
  | { status: 'writing' }
  | { status: 'sending' }
  /** The text is kept. `full`: the desk already has the maximum number of notes from this author. */
  | { status: 'failed'; reason: 'full' | 'other' };

export interface LeaveNoteProps {
  open: boolean;
  recipientName: string;
  state: LeaveNoteState;
  /** `text` has 1 to 200 characters. */
  onSubmit(event: { text: string; tint: DeskNoteTint }): void;
  onClose(): void;
}

export function LeaveNote({ open, recipientName, state, onSubmit, onClose }: LeaveNoteProps) {
  const { t } = useTranslation(['people', 'common']);
  const field = useRef<HTMLTextAreaElement>(null);
  const formId = useId();
  return (
    <Dialog
      open={open}
      sheet
      title={t('note.title', { name: recipientName })}
      description={t('note.description')}
      initialFocus={field}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('note.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            loading={state.status === 'sending'}
          >
            {t('note.send')}
          </Button>
        </>
      }
    >
      <NoteForm id={formId} field={field} state={state} onSubmit={onSubmit} />
    </Dialog>
  );
}

interface NoteFormProps extends Pick<LeaveNoteProps, 'state' | 'onSubmit'> {
  id: string;
  field: React.RefObject<HTMLTextAreaElement | null>;
}

function NoteForm({ id, field, state, onSubmit }: NoteFormProps) {
  const { t } = useTranslation('people');
  const [text, setText] = useState('');
  const [tint, setTint] = useState<DeskNoteTint>('yellow');
  const [isMissing, setIsMissing] = useState(false);
  const left = maxDeskNoteLength - text.length;
  const message = isMissing ? t('note.missing') : undefined;
  return (
    <form
      id={id}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const trimmed = text.trim();
        setIsMissing(trimmed === '');
        if (trimmed === '') field.current?.focus();
        else if (state.status !== 'sending') onSubmit({ text: trimmed, tint });
      }}
    >
      {state.status === 'failed' && (
        <Callout tone="danger" announce>
          {t(state.reason === 'full' ? 'note.full' : 'note.failed')}
        </Callout>
      )}
      <div>
        <textarea
          ref={field}
          rows={5}
          maxLength={maxDeskNoteLength}
          aria-label={t('note.text')}
          aria-invalid={isMissing || undefined}
          aria-describedby={`${id}-message ${id}-left`}
          value={text}
          className={styles.paper[tint]}
          onChange={({ target }) => {
            setText(target.value);
            setIsMissing(false);
          }}
        />
        <div className={styles.below}>
          <Text id={`${id}-message`} size="xs" tone="danger">
            {message ?? ''}
          </Text>
          <Text id={`${id}-left`} size="xs" tone={left < 20 ? 'warning' : 'muted'} tabular>
            {t('note.left', { count: left })}
          </Text>
        </div>
      </div>
      <SwatchGroup
        legend={t('note.paper')}
        value={tint}
        options={deskNoteTints.map((value) => ({
          value,
          label: t(`noteTint.${value}`),
          picture: <span className={styles.swatch[value]} />,
        }))}
        onChange={(next) => setTint(next)}
      />
    </form>
  );
}
