import {
  createContext,
  use,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react';

/** The props of a router's link; hand all of them on to its anchor. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The address that it leads to. */
  href: string;
  /** For the anchor. */
  ref?: Ref<HTMLAnchorElement>;
}

function PlainLink(props: LinkComponentProps) {
  return <a {...props} />;
}

const LinkContext = createContext<ComponentType<LinkComponentProps>>(PlainLink);

export interface LinkProviderProps {
  /** Renders an anchor that navigates inside the application, e.g. with a router. */
  component: ComponentType<LinkComponentProps>;
  /** Whatever holds the links. */
  children: ReactNode;
}

/** Tells all links below it how to navigate. Without it they are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

export function useLinkComponent(): ComponentType<LinkComponentProps> {
  return use(LinkContext);
}
