import { useLayoutEffect, useMemo, useRef } from 'react';
import type { MessageActions } from './actions.ts';

const names = Object.keys({
  onReply: true,
  onEdit: true,
  onDelete: true,
  onOpenThread: true,
  onReact: true,
  onCopyText: true,
  onCopyLink: true,
  onJump: true,
  onOpenProfile: true,
  onWantPages: true,
  onRenewFile: true,
  onResend: true,
  onDiscard: true,
} satisfies Record<keyof MessageActions, true>) as (keyof MessageActions)[];

/**
 * The same actions as long as the same are offered, each calling its latest: messages are not drawn
 * again because someone else types or the page around them changes.
 */
export function useSteadyActions(actions: MessageActions): MessageActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const offered = names.filter((name) => actions[name]).join(' ');
  return useMemo(() => {
    const steady = (name: string) => (event: never) => {
      const action = latest.current[name as keyof MessageActions] as (event: never) => void;
      action?.(event);
    };
    return Object.fromEntries(
      offered.split(' ').map((name) => [name, steady(name)]),
    ) as unknown as MessageActions;
  }, [offered]);
}
