import {
  createContext,
  use,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react';

/** Props of a router's link component. Pass all of them to its anchor. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** URL of the link. */
  href: string;
  /** Ref for the anchor. */
  ref?: Ref<HTMLAnchorElement>;
}

function PlainLink(props: LinkComponentProps) {
  return <a {...props} />;
}

const LinkContext = createContext<ComponentType<LinkComponentProps>>(PlainLink);

export interface LinkProviderProps {
  /** Renders an anchor that navigates inside the application, such as a router's link. */
  component: ComponentType<LinkComponentProps>;
  /** Subtree that contains the links. */
  children: ReactNode;
}

/** Sets the link component for all links below. Without it, links are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

export function useLinkComponent(): ComponentType<LinkComponentProps> {
  return use(LinkContext);
}
