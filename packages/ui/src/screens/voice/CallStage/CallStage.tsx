import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { PersonReaction } from '../../../patterns/callReactions/callReactions.ts';
import { Pagination } from '../../../patterns/Pagination/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { icons, type IconGlyph } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { Tooltip } from '../../../primitives/Tooltip/index.ts';
import { personColors } from '../../../styles/personColors.css.ts';
import { RaisedHands } from '../RaisedHands/RaisedHands.tsx';
import type { RaisedHand } from '../voice.ts';
import { DocumentTile, type CallStageDocument } from './DocumentTile.tsx';
import {
  documentTile,
  isDocumentLarge,
  isMoving,
  itemsOf,
  largeItem,
  pageOf,
  shownCameras,
  tilesPerPage,
  type ShownCamera,
  type StageLayout,
  type StagePerson,
} from './stageItems.ts';
import { useScreenPictureInPicture } from './useScreenPictureInPicture.ts';
import { StageTile } from './StageTile.tsx';
import * as styles from './CallStage.css.ts';

export interface CallStageProps {
  roomName: string;
  phase: 'joining' | 'in' | 'reconnecting';
  people: readonly StagePerson[];
  /** Number of listeners in an all-hands room. Listeners have no tile. */
  listeners?: number;
  layout: StageLayout;
  /** Id of the pinned tile from `onPin`. Null if none is pinned. */
  pinned?: string | null;
  document?: CallStageDocument | undefined;
  /** Raised hands in their order. Tiles show the number. */
  hands?: readonly RaisedHand[];
  /** Current reactions, shown above their sender's tile. */
  reactions?: readonly PersonReaction[];
  mirrored?: boolean;
  fullscreen?: boolean;
  onLayoutChange(event: { layout: StageLayout }): void;
  onPin(event: { id: string | null }): void;
  /** Called when other cameras or sizes are shown, so that only these are received. */
  onShownCamerasChange?(event: { cameras: readonly ShownCamera[] }): void;
  /** Omitted if the browser does not support it. */
  onFullscreen?: ((event: { fullscreen: boolean }) => void) | undefined;
  /** Opens the mini window. Omitted if the browser does not support it. */
  onPictureInPicture?: (() => void) | undefined;
  onStopSharing?(): void;
  /** Returns to the office without leaving the call. Omitted for guests of a meeting. */
  onClose?: (() => void) | undefined;
}

/** A person keeps the colour unless an earlier participant has it. */
function assignColourClasses(people: readonly { userId: string }[]): ReadonlyMap<string, string> {
  const taken = new Map<string, string>();
  for (const { userId } of people) {
    const preferred = hash(userId);
    const turns = personColors.map(
      (_, turn) => personColors[(preferred + turn) % personColors.length],
    );
    const free = turns.find((tint) => tint && ![...taken.values()].includes(tint));
    taken.set(userId, free ?? turns[0] ?? '');
  }
  return taken;
}

const noReactions: readonly PersonReaction[] = [];

function hash(text: string): number {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521;
  return sum;
}

export function CallStage(props: CallStageProps) {
  const { roomName, phase, people, layout, pinned = null, hands = [], mirrored = true } = props;
  const { document } = props;
  const { t } = useTranslation('voice');
  const list = useRef<HTMLUListElement>(null);
  const [before, setBefore] = useState<string | null>(null);
  const items = itemsOf(people);
  const documentLarge =
    document !== undefined && isDocumentLarge({ items, pinned, isLatest: document.isLatest });
  const large = documentLarge ? documentTile : largeItem({ items, layout, pinned, before });
  if (large !== before && items.some(({ id, kind }) => id === large && kind === 'person')) {
    setBefore(large);
  }
  const shown = items.find(({ id }) => id === large);
  const [wantedPage, setPage] = useState(0);
  const {
    items: small,
    page,
    pages,
  } = pageOf(
    items.filter(({ id }) => id !== large),
    { page: wantedPage, size: tilesPerPage[large === null ? 'everyone' : 'spotlight'] },
  );
  const visible = items.filter((item) => item === shown || small.includes(item));
  useShownCameras(shownCameras(visible, large), props.onShownCamerasChange);
  const screenWindow = useScreenPictureInPicture(list);
  const documentPlaces = document && !documentLarge ? 1 : 0;
  const tints = assignColourClasses(people);
  const title = () => {
    if (phase !== 'in') return t(`room.${phase}`);
    if (documentLarge) return document.name;
    if (shown?.kind !== 'screen') return roomName;
    const { isMe, name } = shown.person;
    return t(isMe ? 'stage.ownScreen' : 'stage.screenOf', { name });
  };
  return (
    <section
      className={styles.root}
      aria-label={t('stage.label', { name: roomName })}
      data-component="CallStage"
      data-layout={large === null ? 'everyone' : 'spotlight'}
      data-phase={phase}
      onKeyDown={(event) => {
        if (moveFocus(event, list.current)) return;
        if ((event.key === 'PageDown' || event.key === 'PageUp') && pages > 1) {
          event.preventDefault();
          setPage(Math.max(0, Math.min(pages - 1, page + (event.key === 'PageDown' ? 1 : -1))));
        }
        if (event.key.toLowerCase() === 'f' && isPlain(event) && props.onFullscreen) {
          event.preventDefault();
          props.onFullscreen({ fullscreen: !props.fullscreen });
        }
      }}
    >
      <header className={styles.header}>
        <div className={styles.title}>
          <Text weight="medium" truncate as="div">
            {title()}
          </Text>
        </div>
        <RaisedHands hands={hands} />
        {pages > 1 && (
          <Pagination
            page={page + 1}
            pages={pages}
            maxLinks={5}
            label={t('stage.pages')}
            onPageChange={(event) => setPage(event.page - 1)}
          />
        )}
        {shown?.kind === 'screen' && shown.person.isMe && props.onStopSharing && (
          <Button size="sm" variant="danger" icon={icons.stopSharing} onPress={props.onStopSharing}>
            {t('media.stopSharing')}
          </Button>
        )}
        {screenWindow && shown?.kind === 'screen' && isMoving(shown) && (
          <StageButton
            icon={icons.external}
            label={t('stage.screenWindow')}
            pressed={screenWindow.isOpen}
            onPress={screenWindow.toggle}
          />
        )}
        <StageButtons
          {...props}
          hasShare={document !== undefined || items.some(({ kind }) => kind === 'screen')}
        />
      </header>
      <div className={styles.frame}>
        <ul
          ref={list}
          className={styles.list}
          style={
            { [styles.smallName]: Math.max(1, small.length + documentPlaces) } as CSSProperties
          }
          data-count={visible.length + (document ? 1 : 0)}
          aria-label={t('room.participants')}
        >
          {document && (
            <DocumentTile
              document={document}
              isLarge={documentLarge}
              place={documentPlaces}
              onPress={() => props.onPin({ id: documentTile })}
            />
          )}
          {visible.map((item) => (
            <StageTile
              key={item.id}
              item={item}
              isLarge={item.id === large}
              isPinned={item.id === pinned}
              handNumber={hands.findIndex(({ userId }) => userId === item.person.userId) + 1}
              tint={tints.get(item.person.userId) ?? ''}
              place={small.indexOf(item) + 1 + documentPlaces}
              mirrored={mirrored}
              reactions={props.reactions ?? noReactions}
              onPress={() => props.onPin({ id: item.id === pinned ? null : item.id })}
            />
          ))}
        </ul>
      </div>
      {phase === 'in' && people.length + (props.listeners ?? 0) < 2 && !documentLarge && (
        <div className={styles.alone}>{t('room.alone')}</div>
      )}
    </section>
  );
}

function useShownCameras(
  cameras: readonly ShownCamera[],
  onChange: CallStageProps['onShownCamerasChange'],
): void {
  const emit = useEffectEvent(() => onChange?.({ cameras }));
  const key = JSON.stringify(cameras);
  useEffect(() => emit(), [key]);
}

function StageButtons({ hasShare, ...props }: CallStageProps & { hasShare: boolean }) {
  const { t } = useTranslation('voice');
  const { layout, fullscreen = false, onFullscreen, onPictureInPicture } = props;
  const next = layout === 'everyone' ? 'spotlight' : 'everyone';
  return (
    <div className={styles.buttons}>
      {/* A shared screen or document always uses the spotlight layout. */}
      {!hasShare && props.people.length > 1 && (
        <StageButton
          icon={next === 'everyone' ? icons.everyone : icons.spotlight}
          label={t(`stage.layout.${next}`)}
          onPress={() => props.onLayoutChange({ layout: next })}
        />
      )}
      {onPictureInPicture && (
        <StageButton
          icon={icons.pictureInPicture}
          label={t('stage.pictureInPicture')}
          onPress={onPictureInPicture}
        />
      )}
      {onFullscreen && (
        <StageButton
          icon={fullscreen ? icons.minimize : icons.maximize}
          label={t(fullscreen ? 'stage.leaveFullscreen' : 'stage.fullscreen')}
          onPress={() => onFullscreen({ fullscreen: !fullscreen })}
        />
      )}
      {props.onClose && (
        <Button size="sm" icon={icons.back} onPress={props.onClose}>
          <span className={styles.closeLabel}>{t('stage.close')}</span>
        </Button>
      )}
    </div>
  );
}

interface StageButtonProps {
  icon: IconGlyph;
  label: string;
  pressed?: boolean;
  onPress(): void;
}

function StageButton(props: StageButtonProps) {
  return (
    <Tooltip label={props.label} side="bottom">
      <IconButton {...props} size="sm" />
    </Tooltip>
  );
}

function isPlain({ altKey, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean {
  return !altKey && !ctrlKey && !metaKey && !nativeEvent.isComposing;
}

function moveFocus(event: KeyboardEvent, list: HTMLElement | null): boolean {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step || !list || !isPlain(event)) return false;
  const buttons = [...list.querySelectorAll<HTMLElement>('button[aria-pressed]')];
  const at = buttons.indexOf(window.document.activeElement as HTMLElement);
  if (at < 0) return false;
  event.preventDefault();
  buttons.at((at + step) % buttons.length)?.focus();
  return true;
}
