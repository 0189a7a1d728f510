import { Component, type ReactNode } from 'react';
import { WITHOUT_SCRIPTS } from './withoutScripts.ts';

/** A part of a page that stays when its code fails. */
export interface KeepMarkupProps {
  /** What the part consists of in the document. */
  readonly nodes: () => Iterable<Node>;
  readonly children: ReactNode;
}

/**
 * When a component in it throws, shows what stood there before: what the server sent, or what the visitor was looking
 * at. React would take it away. Links work in it; what needs scripts is hidden. Only a class can catch an error.
 */
export class KeepMarkup extends Component<KeepMarkupProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    // While it renders, React has not yet changed the document.
    const copies = Array.from(this.props.nodes(), (node) => node.cloneNode(true));
    return <Kept copies={copies} />;
  }
}

function Kept({ copies }: { readonly copies: readonly Node[] }): ReactNode {
  const fill = (element: HTMLDivElement | null): void => {
    element?.replaceChildren(...copies);
  };
  return <div ref={fill} style={{ display: 'contents' }} {...MARK} suppressHydrationWarning />;
}

const MARK = { [WITHOUT_SCRIPTS]: '' };
