import { languages } from '@office/vocabulary';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { Select } from '../../../primitives/Select/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { languageSwitch } from '../../../patterns/texts.ts';
import { useLanguage } from '../../../patterns/LocaleProvider/useLanguage.ts';
import { useText } from '../../../patterns/LocaleProvider/useText.ts';
import type { TutorialCaptions } from '../tutorial.ts';
import * as styles from './VideoPlayer.css.ts';

export interface VideoPlayerProps {
  name: string;
  url: string | null;
  captions: readonly TutorialCaptions[];
  /** Start position in seconds. Restarts from the beginning if it is near the end. */
  position: number;
  failed: boolean;
  /** Called a few times per second during playback and at the end. In seconds. */
  onProgress(event: { position: number; length: number }): void;
  onDownload(): void;
}

const speeds = ['0.5', '0.75', '1', '1.25', '1.5', '2'] as const;

/** A video with less than this time remaining restarts from the beginning. In seconds. */
const restartThreshold = 3;

export function VideoPlayer(props: VideoPlayerProps) {
  const { name, url, captions, position, failed, onProgress, onDownload } = props;
  const { t } = useTranslation(['tutorial', 'common']);
  const text = useText();
  const language = useLanguage();
  const video = useRef<HTMLVideoElement>(null);
  const [speed, setSpeed] = useState<(typeof speeds)[number]>('1');
  const [broken, setBroken] = useState(false);
  const began = useRef(false);

  const resume = (element: HTMLVideoElement) => {
    element.playbackRate = Number(speed);
    // Does not seek again when the signed URL is renewed.
    if (began.current) return;
    began.current = true;
    if (position > 0 && position < element.duration - restartThreshold)
      element.currentTime = position;
  };
  const tell = ({ currentTime, duration }: HTMLVideoElement) => {
    if (Number.isFinite(duration) && duration > 0 && currentTime > 0)
      onProgress({ position: Math.min(currentTime, duration), length: duration });
  };
  const isBroken = failed || broken;
  const inLanguages = languages
    .filter((each) => captions.some((track) => track.language === each))
    .map((each) => text(languageSwitch[each]))
    .join(t('common:listSeparator'));
  return (
    <figure className={styles.root} data-component="VideoPlayer" aria-label={name}>
      {isBroken ? (
        <Callout tone="warning">{t('video.failed')}</Callout>
      ) : url === null ? (
        <div className={styles.frame}>
          <Skeleton shape="block" height="100%" />
        </div>
      ) : (
        <video
          ref={video}
          className={styles.frame}
          aria-label={name}
          controls
          playsInline
          preload="metadata"
          src={url}
          onLoadedMetadata={(event) => resume(event.currentTarget)}
          onTimeUpdate={(event) => !event.currentTarget.paused && tell(event.currentTarget)}
          onPause={(event) => tell(event.currentTarget)}
          onEnded={({ currentTarget: { duration } }) =>
            onProgress({ position: duration, length: duration })
          }
          onError={() => setBroken(true)}
        >
          {captions.map((track) => (
            <track
              key={track.url}
              kind="captions"
              src={track.url}
              srcLang={track.language ?? language}
              label={track.language ? text(languageSwitch[track.language]) : t('video.captions')}
              default={
                track.language === language ||
                (track.language === null && !captions.some((each) => each.language === language))
              }
            />
          ))}
        </video>
      )}
      <figcaption className={styles.caption}>
        <span className={styles.name}>
          <Text truncate as="div">
            {name}
          </Text>
          {captions.length > 0 && (
            <Text size="xs" tone="muted">
              {inLanguages
                ? t('video.captionsIn', { languages: inLanguages })
                : t('video.withCaptions')}
            </Text>
          )}
        </span>
        {!isBroken && (
          <span className={styles.speed}>
            <Select
              ariaLabel={t('video.speed')}
              value={speed}
              options={speeds.map((value) => ({
                value,
                label: t('video.times', { speed: value }),
              }))}
              onChange={({ value }) => {
                setSpeed(value);
                if (video.current) video.current.playbackRate = Number(value);
              }}
            />
          </span>
        )}
        <Button
          size="sm"
          variant="ghost"
          icon={icons.download}
          ariaLabel={t('downloadNamed', { name })}
          onPress={onDownload}
        >
          {t('download')}
        </Button>
      </figcaption>
    </figure>
  );
}
