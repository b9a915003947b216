import { type ComponentType, type ComponentProps, createContext, use } from 'react';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

const LinkComponent = createContext<ComponentType<LinkProps> | 'a'>('a');

/** Lets the app say how links travel (client-side or by document). Without it every link is a plain `<a>`. */
export const LinkProvider = LinkComponent.Provider;

/** An unstyled link that travels the app's way. Every link inside the design system is one of these. */
export function Link(props: LinkProps) {
  const Anchor = use(LinkComponent);
  return <Anchor {...props} />;
}
