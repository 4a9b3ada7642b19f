import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { icons } from '../../primitives/Icon/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { LiveRegion } from '../../primitives/LiveRegion/index.ts';
import { rootProps, type RootProps } from '../../primitives/rootProps.ts';
import { Text } from '../../primitives/Text/index.ts';
import { useComposedRefs } from '../../primitives/useComposedRefs.ts';
import { useControlValue } from '../../primitives/useControlValue.ts';
import { useMedia } from '../../primitives/useMedia.ts';
import { media } from '../../styles/media.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { carousel } from '../texts.ts';
import * as styles from './Carousel.css.ts';

export interface CarouselItem {
  id: string;
  /** Name of the picture, such as its file name. */
  label: string;
  /** An `img`, or a `Link` with one. */
  content: ReactNode;
}

export interface CarouselProps extends RootProps<'div', 'dir'> {
  /** Pictures in order. */
  items: readonly CarouselItem[];
  /** Accessible name of the pictures. */
  label: string;
  /** Index of the shown picture. */
  index?: number;
  /** Index of the initially shown picture when uncontrolled. */
  defaultIndex?: number;
  /** The first picture follows the last. */
  loop?: boolean;
  /** Direction in which the pictures follow. Defaults to `ltr`. */
  dir?: 'ltr' | 'rtl';
  /** Called when another picture is shown. */
  onIndexChange?(change: { index: number }): void;
}

/**
 * Pictures of which one is shown, changed by swiping or with the buttons below. Use it for pictures of one post or
 * article. Do not use it for texts or controls that people must not miss: few look at more than the first item.
 * It never moves automatically.
 */
export function Carousel({
  items,
  label,
  index: given,
  defaultIndex = 0,
  loop = false,
  dir = 'ltr',
  onIndexChange,
  ref,
  ...rest
}: CarouselProps) {
  const t = useText();
  const reducesMotion = useMedia(media.reducedMotion);
  const root = useRef<HTMLDivElement>(null);
  const [current, setIndex] = useControlValue({
    value: given,
    defaultValue: defaultIndex,
    onChange: ({ value }) => onIndexChange?.({ index: value }),
    root,
  });
  const index = Math.max(0, Math.min(current, items.length - 1));
  const [startIndex] = useState(index);
  const [viewport, embla] = useEmblaCarousel({ loop, direction: dir, startIndex });
  const total = items.length;
  const show = (next: number) => {
    const to = loop ? (next + total) % total : Math.max(0, Math.min(next, total - 1));
    if (to !== index) setIndex(to);
  };
  const select = useEffectEvent(show);
  useEffect(() => {
    const listener = () => {
      const next = embla?.selectedScrollSnap();
      if (next !== undefined) select(next);
    };
    embla?.on('select', listener);
    return () => void embla?.off('select', listener);
  }, [embla]);
  useEffect(() => {
    if (embla && embla.selectedScrollSnap() !== index) embla.scrollTo(index, reducesMotion);
  }, [embla, index, reducesMotion]);
  const isAtStart = !loop && index === 0;
  const isAtEnd = !loop && index === total - 1;
  const position = t(carousel.position, { index: index + 1, total });
  return (
    <div
      {...rootProps(
        {
          role: 'group',
          'aria-roledescription': t(carousel.role),
          'aria-label': label,
          'data-component': 'Carousel',
          className: styles.root,
        },
        rest,
      )}
      ref={useComposedRefs(ref, root)}
      dir={dir}
    >
      <div ref={viewport} className={styles.viewport}>
        <div className={styles.track}>
          {items.map((item, at) => (
            <div
              key={item.id}
              role="group"
              aria-roledescription={t(carousel.slide)}
              aria-label={item.label}
              inert={at !== index}
              className={styles.slide}
            >
              {item.content}
            </div>
          ))}
        </div>
      </div>
      {total > 1 && (
        <div className={styles.controls}>
          <IconButton
            size="sm"
            icon={icons.chevronLeft}
            label={t(carousel.previous)}
            // `aria-disabled` instead of `disabled`, so that the button keeps the focus at the first picture.
            aria-disabled={isAtStart || undefined}
            className={styles.button}
            onPress={() => show(index - 1)}
          />
          <Text size="xs" tone="muted" tabular>
            {position}
          </Text>
          <IconButton
            size="sm"
            icon={icons.chevronRight}
            label={t(carousel.next)}
            aria-disabled={isAtEnd || undefined}
            className={styles.button}
            onPress={() => show(index + 1)}
          />
        </div>
      )}
      <LiveRegion>{current === startIndex ? '' : `${position}: ${items[index]?.label}`}</LiveRegion>
    </div>
  );
}
