import { useLayoutEffect, type Ref } from 'react';

interface ElementProxyProps {
  /** An element that is rendered elsewhere. */
  element: HTMLElement;
  ref?: Ref<HTMLElement>;
}

/** Passes an element to Radix as its trigger (`asChild`). Renders nothing. */
export function ElementProxy({ element, ref }: ElementProxyProps) {
  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(element);
    // The function changes with each render, but always sets the same element.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [element]);
  return null;
}
