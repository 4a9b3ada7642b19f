import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { FloorPlanCallbacks, ReadyFloorPlan } from './floorPlanState.ts';
import { FloorSelect } from './FloorSelect.tsx';
import { SelectionCard } from './SelectionCard.tsx';
import { PlanLayout, type FloorPlanLayout } from './PlanLayout.tsx';
import { PlanLegend } from './PlanLegend.tsx';
import { PlanTree, type PlanTreeHandle } from './PlanTree.tsx';
import { PlanView } from './PlanView.tsx';
import type { Spot } from './spots.ts';
import * as styles from './ReadyPlan.css.ts';
import { rosterOf } from './roster.ts';
import { personKey, seatKey, zoneKey, type TreeNode } from './treeRows.ts';
import { usePlanAnnouncements } from './usePlanAnnouncements.ts';

interface ReadyPlanProps extends FloorPlanCallbacks {
  state: ReadyFloorPlan;
  layout: FloorPlanLayout;
  onBack?(): void;
}

interface SelectedSpot {
  floorId: string;
  spot: Spot;
  byKeyboard: boolean;
  /** Set while the member walks to the chosen room. The card closes on arrival. */
  walk?: 'going' | 'arrived';
}

export function ReadyPlan({ state, layout, onBack, ...on }: ReadyPlanProps) {
  const { t, i18n } = useTranslation(['map', 'common']);
  const { floorId, zoneId, plan, people, seats, meetings, documents } = state;
  const { myUserId, followedUserId, seatProblem } = state;
  const present = people.length;
  const floors = useMemo(
    () =>
      // The count of the shown floor is live. Other counts are from the list of floors.
      state.floors.map((each) =>
        each.floorId === floorId ? { ...each, peopleCount: present } : each,
      ),
    [state.floors, floorId, present],
  );
  const floor = floors.find((each) => each.floorId === floorId);
  const me = people.find(({ userId }) => userId === myUserId);
  const followed = people.find(({ userId }) => userId === followedUserId);
  const roster = useMemo(
    () => rosterOf(plan, people, seats, { language: i18n.language, myUserId, meetings, documents }),
    [plan, people, seats, i18n.language, myUserId, meetings, documents],
  );
  const placeOf = (userId: string) =>
    roster.zones.find(({ people: inside }) => inside.some((person) => person.userId === userId));

  const [selected, setSelected] = useState<SelectedSpot>();
  const [reached, setReached] = useState<Spot>();
  const [sought, setSought] = useState<string>();
  if (zoneId !== sought) {
    setSought(zoneId);
    if (zoneId !== undefined)
      setSelected({ floorId, spot: { kind: 'room', zoneId }, byKeyboard: true });
  }
  const tree = useRef<PlanTreeHandle>(null);
  const card = useRef<HTMLDivElement>(null);
  if (selected?.walk === 'going' && me && isIn(selected.spot, me.userId))
    setSelected({ ...selected, walk: 'arrived' });
  const isShown = selected?.floorId === floorId && selected.walk !== 'arrived';
  const spot = isShown && isPresent(selected.spot) ? selected.spot : undefined;

  // Focuses a card opened by keyboard, so that its actions are next in tab order.
  useEffect(() => {
    if (selected?.byKeyboard) card.current?.focus();
  }, [selected]);

  // Returns the focus to the tree when the card closes because its person left or the member arrived.
  const hasCard = spot !== undefined;
  useEffect(() => {
    if (!hasCard && selected?.byKeyboard && document.activeElement === document.body) {
      tree.current?.focus();
    }
  }, [hasCard, selected]);

  const choose = (next: Spot, byKeyboard: boolean) => {
    setSelected({ floorId, spot: next, byKeyboard });
  };

  const enterRoom: FloorPlanCallbacks['onEnterRoom'] = (event) => {
    if (selected) setSelected({ ...selected, walk: 'going' });
    on.onEnterRoom(event);
  };

  const close = () => {
    if (card.current?.contains(document.activeElement)) tree.current?.focus();
    setSelected(undefined);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !spot) return;
    // The first Escape closes the card, the next one the panel.
    event.preventDefault();
    close();
  };

  const onPress = (pressed: Spot) => {
    if (pressed.kind === 'floor') {
      setSelected(undefined);
      if (me) on.onWalkTo({ floorId, x: pressed.x, z: pressed.z });
      return;
    }
    choose(pressed, false);
  };

  const mySeat = seats.find(({ state: seatState }) => seatState === 'ACTIVE');
  const news = usePlanAnnouncements({
    floorId,
    placeName: me && placeOf(me.userId)?.name,
    seatLabel: mySeat?.label,
    followedName: followed?.name,
  });
  const count = t('peopleCount', { count: present });

  return (
    <PlanLayout
      layout={layout}
      status="ready"
      title={floor?.name ?? t('floor')}
      onBack={onBack}
      onKeyDown={onKeyDown}
      toolbar={
        <>
          <FloorSelect floors={floors} floorId={floorId} onSelect={on.onSelectFloor} />
          {floor && !floor.current && !floor.blocked && (
            <Button icon={icons.place} onPress={() => on.onEnterFloor({ floorId })}>
              {t('enter')}
            </Button>
          )}
          {seatProblem && (
            <Callout tone="danger" announce>
              {seatProblem.kind === 'unavailable'
                ? t('seatUnavailable', { label: seatProblem.label })
                : t('seatFailed')}
            </Callout>
          )}
          {followed && (
            <div className={styles.following}>
              <Icon icon={icons.follow} tone="accent" />
              <span className={styles.followed}>
                <Text truncate>{t('plan.following', { name: followed.name })}</Text>
              </span>
              <Button size="sm" onPress={on.onStopFollowing}>
                {t('plan.stopFollowing')}
              </Button>
            </div>
          )}
        </>
      }
      drawing={
        <PlanView
          key={floorId}
          plan={plan}
          roster={roster}
          people={people}
          seats={seats}
          me={me}
          followedUserId={followedUserId}
          selected={spot}
          reached={reached}
          summary={t('plan.summary', { floor: floor?.name ?? '', count })}
          layout={layout}
          legend={<PlanLegend />}
          onPress={onPress}
        />
      }
      card={
        spot && (
          <SelectionCard
            ref={card}
            spot={spot}
            roster={roster}
            state={state}
            on={{ ...on, onEnterRoom: enterRoom }}
            onClose={close}
          />
        )
      }
    >
      <LiveRegion>{news}</LiveRegion>
      {present === 0 && <p className={styles.emptyNote}>{t('nobody')}</p>}
      <PlanTree
        ref={tree}
        floors={floors}
        floorId={floorId}
        roster={roster}
        myUserId={myUserId}
        selectedKey={spot && keyOf(spot)}
        onChoose={(node, { byKeyboard }) => {
          const next = spotOf(node);
          if (next) choose(next, byKeyboard);
        }}
        onReach={(node) => setReached(node && spotOf(node))}
        onSelectFloor={on.onSelectFloor}
      />
    </PlanLayout>
  );

  function isPresent(which: Spot): boolean {
    return which.kind !== 'person' || people.some(({ userId }) => userId === which.userId);
  }

  function isIn(which: Spot, userId: string): boolean {
    return which.kind === 'room' && placeOf(userId)?.zone.id === which.zoneId;
  }

  function keyOf(which: Spot): string | undefined {
    switch (which.kind) {
      case 'person':
        return personKey(which.userId);
      case 'seat':
        return seatKey(which.seatId);
      case 'room':
        return zoneKey(floorId, which.zoneId);
      case 'floor':
        return undefined;
    }
  }
}

function spotOf(node: TreeNode): Spot | undefined {
  switch (node.kind) {
    case 'floor':
      return undefined;
    case 'zone':
      return { kind: 'room', zoneId: node.zone.id };
    case 'person':
      return { kind: 'person', userId: node.person.userId };
    case 'seat':
      return { kind: 'seat', seatId: node.seat.seat.id };
  }
}
