import type { ComponentType, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, fn, waitFor } from 'storybook/test';
import { Theme } from '../primitives/Theme/index.ts';

export interface RootSample {
  props: object;
  /** `title` is a heading of the component, not the attribute. */
  ownTitle?: boolean;
  /** `className` and `style` apply to an element around the control. */
  framed?: boolean;
  /** `ref` is a control inside the root, for the focus of a form. */
  controlRef?: boolean;
  /** `id` is that of a control inside the root, for its label. */
  controlId?: boolean;
  around?(component: ReactNode): ReactNode;
}

type Modules = Record<string, Record<string, unknown>>;

/** Returns the components that the modules export, by name. */
export function exportedComponents(modules: Modules, without: readonly string[]) {
  return new Map(
    Object.values(modules).flatMap((exported) =>
      Object.entries(exported).filter(
        (entry): entry is [string, ComponentType] =>
          /^[A-Z]/.test(entry[0]) && typeof entry[1] === 'function' && !without.includes(entry[0]),
      ),
    ),
  );
}

/** Renders the component with native attributes, and fails if one does not reach its root element. */
export async function checkRoot(
  name: string,
  Component: ComponentType,
  { props, ownTitle, framed, controlRef, controlId, around = (node) => node }: RootSample,
): Promise<void> {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const ref = { current: null as unknown };
  // Links must not navigate the page of the test.
  const onClick = fn((event: Event) => event.preventDefault());
  const given = {
    ...{ id: `${name}-root`, className: 'given-class', style: { outlineWidth: 7 }, lang: 'fr' },
    ...{ 'data-testid': name, 'aria-roledescription': 'given', onClick, ref },
    ...(!ownTitle && { title: 'Given title' }),
    ...props,
  };
  flushSync(() => root.render(<Theme>{around(<Component {...given} />)}</Theme>));
  try {
    await waitFor(() => {
      if (controlRef) expect(ref.current, `ref of ${name}`).not.toBeNull();
      else expect(ref.current, `ref of ${name}`).toBeInstanceOf(Element);
    });
    const element = controlRef
      ? host.querySelector<HTMLElement>(`[data-testid="${name}"]`)!
      : (ref.current as HTMLElement);
    if (ref.current instanceof Element)
      await expect(element.contains(ref.current), `ref of ${name}`).toBe(true);
    const actual = {
      id: (controlId ? element.querySelector(`#${name}-root`) : element)?.id,
      testId: element.dataset['testid'],
      lang: element.lang || element.getAttribute('lang'),
      role: element.getAttribute('aria-roledescription'),
      title: ownTitle ? 'Given title' : element.getAttribute('title'),
    };
    await expect({ name, ...actual }).toEqual({
      ...{
        name,
        id: `${name}-root`,
        testId: name,
        lang: 'fr',
        role: 'given',
        title: 'Given title',
      },
    });
    const styled = framed ? element.closest<HTMLElement>('.given-class') : element;
    await expect(styled?.classList.contains('given-class'), `className of ${name}`).toBe(true);
    await expect(styled?.style.outlineWidth, `style of ${name}`).toBe('7px');
    flushSync(() =>
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
    );
    await expect(onClick, `onClick of ${name}`).toHaveBeenCalled();
  } finally {
    flushSync(() => root.unmount());
    host.remove();
  }
}
