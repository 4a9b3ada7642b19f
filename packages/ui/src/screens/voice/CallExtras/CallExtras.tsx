import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Popover } from '../../../primitives/Popover/index.ts';
import { Switch } from '../../../primitives/Switch/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { useNameList } from '../useNameList.ts';
import type { CallCaptionsState, CallRecordingState } from '../voice.ts';
import * as styles from './CallExtras.css.ts';

export interface CallExtrasProps {
  /** Omitted if no browser in the call supports captions. */
  captions?: CallCaptionsState | undefined;
  recording?: CallRecordingState | undefined;
  onCaptions?: ((event: { shown: boolean }) => void) | undefined;
  onOwnCaptions?: ((event: { on: boolean }) => void) | undefined;
  /** Opens `StartRecording`. Omitted if the browser cannot record or the member may not. */
  onRecord?: (() => void) | undefined;
  onEndRecording?: (() => void) | undefined;
  /** Opens `StartTranscript`. Omitted without a meeting, while a transcript is kept, or if it is forbidden. */
  onKeepTranscript?: (() => void) | undefined;
}

/** Captions and recording controls. Renders nothing if neither is available. */
export function CallExtras(props: CallExtrasProps) {
  const { captions, recording, onRecord, onKeepTranscript } = props;
  const { t } = useTranslation('voice');
  const [open, setOpen] = useState(false);
  if (!captions && !recording && !onRecord && !onKeepTranscript) return null;
  return (
    <Popover
      label={t('extras.title')}
      side="top"
      align="end"
      open={open}
      onOpenChange={(event) => setOpen(event.open)}
      trigger={
        <IconButton icon={icons.captions} label={t('extras.title')} pressed={captions?.shown} />
      }
    >
      <div className={styles.root} data-component="CallExtras">
        {captions && <Captions {...props} captions={captions} />}
        {onKeepTranscript && (
          <KeepTranscript
            unsupported={(captions?.own ?? 'unsupported') === 'unsupported'}
            onPress={() => {
              setOpen(false);
              onKeepTranscript();
            }}
          />
        )}
        {(recording || onRecord) && <Recording {...props} onDone={() => setOpen(false)} />}
      </div>
    </Popover>
  );
}

function Captions({
  captions,
  onCaptions,
  onOwnCaptions,
}: CallExtrasProps & { captions: CallCaptionsState }) {
  const { t } = useTranslation('voice');
  const nameList = useNameList();
  const { shown, from, own } = captions;
  return (
    <div className={styles.part}>
      {(shown || from.length > 0) && (
        <Switch
          label={t('captions.show')}
          hint={
            from.length > 0 ? t('captions.from', { names: nameList(from) }) : t('captions.nobody')
          }
          checked={shown}
          onChange={({ checked }) => onCaptions?.({ shown: checked })}
        />
      )}
      {own !== 'unsupported' && (
        <Switch
          label={t('captions.own')}
          hint={t(own === 'listening' ? 'captions.listening' : 'captions.vendor')}
          checked={own !== 'off'}
          onChange={({ checked }) => onOwnCaptions?.({ on: checked })}
        />
      )}
    </div>
  );
}

function KeepTranscript({ unsupported, onPress }: { unsupported: boolean; onPress(): void }) {
  const { t } = useTranslation('voice');
  return (
    <div className={styles.recording}>
      <Button icon={icons.captions} onPress={onPress}>
        {t('transcript.begin')}
      </Button>
      <Text size="xs" tone="muted">
        {t('transcript.hint')}
      </Text>
      {unsupported && (
        <Text size="xs" tone="muted">
          {t('transcript.unsupported')}
        </Text>
      )}
    </div>
  );
}

function Recording({
  recording,
  onRecord,
  onEndRecording,
  onDone,
}: CallExtrasProps & { onDone(): void }) {
  const { t } = useTranslation('voice');
  return (
    <div className={styles.recording}>
      {recording ? (
        <Button
          icon={icons.stopRecording}
          disabled={recording.status === 'saving'}
          onPress={() => {
            onDone();
            onEndRecording?.();
          }}
        >
          {t('recording.end')}
        </Button>
      ) : (
        <>
          <Button
            icon={icons.record}
            onPress={() => {
              onDone();
              onRecord?.();
            }}
          >
            {t('recording.begin')}
          </Button>
          <Text size="xs" tone="muted">
            {t('recording.hint')}
          </Text>
        </>
      )}
    </div>
  );
}
