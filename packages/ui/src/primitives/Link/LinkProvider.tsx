import {
  createContext,
  use,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react';

/** What a router's link is given; hand all of it on to its anchor. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where it leads. */
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
