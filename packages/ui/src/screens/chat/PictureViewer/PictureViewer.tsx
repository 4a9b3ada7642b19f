import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import Lightbox, {
  ACTION_CLOSE,
  createModule,
  LightboxRoot,
  MODULE_NO_SCROLL,
  MODULE_PORTAL,
  useEvents,
  useLightboxState,
  type ComponentProps,
  type Plugin,
  type SlideImage,
  type ZoomRef,
} from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { cx } from '../../../primitives/cx.ts';
import { FullScreenDialog } from '../../../primitives/Dialog/FullScreenDialog.tsx';
import '../../../styles/lightbox.css';
import type { ChatMessage } from '../chat.ts';
import { picturesOf, type ViewerPicture } from './pictures.ts';
import * as styles from './PictureViewer.css.ts';

export interface PictureViewerProps {
  messages: readonly ChatMessage[];
  /** `pictureKey` of the first shown picture. */
  initialKey: string;
  onClose(): void;
}

interface PictureSlide extends SlideImage {
  alt: string;
  picture: ViewerPicture;
}

/** Replaces the portal of the library, because the Radix dialog manages portal and focus. */
const insideDialog: Plugin = ({ remove, replace }) => {
  remove(MODULE_NO_SCROLL);
  replace(MODULE_PORTAL, createModule(MODULE_PORTAL, DialogPart));
};

function DialogPart({ children, close, styles: slots }: ComponentProps) {
  const { subscribe } = useEvents();
  useEffect(() => subscribe(ACTION_CLOSE, () => close()), [subscribe, close]);
  return (
    <LightboxRoot className={styles.lightbox} style={slots.root}>
      {children}
    </LightboxRoot>
  );
}

const carousel = { finite: true, padding: 0 } as const;
const controller = { closeOnEscape: false, closeOnPullDown: true } as const;
const plugins = [insideDialog, Zoom];
/** Screen pixels per pixel of the picture at the maximum zoom. */
const maxZoomPixelRatio = 4;

const control = (icon: (typeof icons)[keyof typeof icons]) => () => <Icon icon={icon} size="lg" />;
const controls = {
  iconPrev: control(icons.chevronLeft),
  iconNext: control(icons.chevronRight),
  iconClose: control(icons.close),
  iconZoomIn: control(icons.zoomIn),
  iconZoomOut: control(icons.zoomOut),
  controls: () => <Position />,
};
const toolbar = { buttons: ['zoom', <DownloadLink key="download" />, 'close'] } as const;

export function PictureViewer({ messages, initialKey, onClose }: PictureViewerProps) {
  const { t } = useTranslation(['chat', 'common']);
  const zoom = useRef<ZoomRef>(null);
  const [current, setCurrent] = useState({ key: initialKey, index: 0 });
  const slides = useSlides(messages);
  const known = slides.findIndex(({ picture }) => picture.key === current.key);
  // The neighbour replaces a picture whose message is deleted.
  const index = known < 0 ? Math.min(current.index, slides.length - 1) : known;
  const isEmpty = slides.length === 0;
  useEffect(() => {
    if (isEmpty) onClose();
  }, [isEmpty, onClose]);
  if (isEmpty) return null;

  const onKeyDown = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    if (key === '0' && !altKey && !ctrlKey && !metaKey) zoom.current?.changeZoom(1);
  };
  return (
    <FullScreenDialog
      title={t('pictures.title')}
      className={styles.root}
      onKeyDown={onKeyDown}
      onClose={onClose}
    >
      <Lightbox
        open
        close={onClose}
        slides={slides}
        index={index}
        plugins={plugins}
        carousel={carousel}
        controller={controller}
        toolbar={{ ...toolbar, buttons: [...toolbar.buttons] }}
        render={controls}
        zoom={{ ref: zoom, scrollToZoom: true, maxZoomPixelRatio }}
        labels={{
          Previous: t('pictures.previous'),
          Next: t('pictures.next'),
          Close: t('common:close'),
          'Zoom in': t('pictures.zoomIn'),
          'Zoom out': t('pictures.zoomOut'),
          'Photo gallery': t('pictures.title'),
          Carousel: t('pictures.carousel'),
          Slide: t('pictures.picture'),
          '{index} of {total}': t('pictures.position', {
            index: '{index}',
            total: '{total}',
          }),
        }}
        on={{
          view: ({ index: shown }) => {
            const key = slides[shown]?.picture.key;
            if (key) setCurrent({ key, index: shown });
          },
        }}
      />
    </FullScreenDialog>
  );
}

function useSlides(messages: readonly ChatMessage[]): PictureSlide[] {
  const { t } = useTranslation('chat');
  // New slides restart the animation, so they keep their identity when a message without pictures arrives.
  const pictures = JSON.stringify(picturesOf(messages));
  return useMemo(
    () =>
      (JSON.parse(pictures) as ViewerPicture[]).map((picture) => ({
        src: picture.url,
        alt: t('file.image', { name: picture.fileName }),
        ...(picture.width && picture.height
          ? { width: picture.width, height: picture.height }
          : {}),
        picture,
      })),
    [pictures, t],
  );
}

function useShownPicture() {
  const { currentSlide, currentIndex, slides } = useLightboxState();
  const slide = currentSlide as PictureSlide | undefined;
  return { picture: slide?.picture, index: currentIndex, total: slides.length };
}

function Position() {
  const { t } = useTranslation('chat');
  const { picture, index, total } = useShownPicture();
  return (
    <div className={styles.caption}>
      <Text size="sm" weight="medium" truncate as="div">
        {picture?.fileName}
      </Text>
      <Text size="xs" tone="muted" tabular as="div">
        {t('pictures.position', { index: index + 1, total })}
      </Text>
    </div>
  );
}

function DownloadLink() {
  const { t } = useTranslation('chat');
  const { picture } = useShownPicture();
  if (!picture) return null;
  const label = t('file.download', { name: picture.fileName });
  return (
    <a
      className={cx('yarl__button', styles.download)}
      href={picture.url}
      download={picture.fileName}
      title={label}
      aria-label={label}
    >
      <Icon icon={icons.download} size="lg" />
    </a>
  );
}
