import { useCallback, type Ref } from 'react';

function setRef<Item>(ref: Ref<Item> | undefined, item: Item | null) {
  if (typeof ref === 'function') return ref(item);
  if (ref) ref.current = item;
  return undefined;
}

/** Ref callback that sets a ref of the component and a ref of the caller. */
export function useBothRefs<Item>(own: Ref<Item>, given: Ref<Item> | undefined) {
  return useCallback(
    (item: Item | null) => {
      const cleanups = [setRef(own, item), setRef(given, item)];
      return () => {
        [own, given].forEach((ref, index) => {
          const cleanup = cleanups[index];
          if (cleanup) cleanup();
          else setRef(ref, null);
        });
      };
    },
    [own, given],
  );
}
