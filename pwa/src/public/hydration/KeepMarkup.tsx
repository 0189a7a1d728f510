import { Component, type ReactNode } from 'react';
import { WITHOUT_SCRIPTS } from './withoutScripts.ts';

export interface KeepMarkupProps {
  /** The nodes of this part in the document. */
  readonly nodes: () => Iterable<Node>;
  readonly children: ReactNode;
}

/**
 * An error boundary that shows the previous markup of its children. Links in it work; controls that
 * need scripts are hidden.
 */
export class KeepMarkup extends Component<KeepMarkupProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    // During render React has not yet changed the document.
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
