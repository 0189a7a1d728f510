import { createContext, useContext, type ComponentType, type FunctionComponent } from 'react';
import { SiteContext, type SiteContextValue } from '../page/siteContext.ts';

/**
 * When an island is hydrated. `start`: with the first script. `near`: when its `[data-near]` host is
 * near the viewport, and its `[data-row]` does not fit, if there is one. `touch`: when it is
 * pressed. `stale`: when the page may be older than it says. `starred`: when this device has
 * stars; without any its markup is what it would show.
 */
export type Wake = 'start' | 'near' | 'touch' | 'stale' | 'starred';

export interface IslandOptions<Props> {
  /** Of the component and of its file, `<name>.island.tsx`. */
  readonly name: string;
  readonly wake: Wake | ((props: Props) => Wake);
  /** Of the element around it; by default the element has no box. */
  readonly className?: string;
  /** The component calls `useSite`, so the markup has the site's facts too. */
  readonly usesSite?: boolean;
}

/** Also rendered by the server. Its props are JSON. */
export interface Island<Props> extends FunctionComponent<Props> {
  /** Without the element around it. */
  readonly Content: ComponentType<Props>;
}

/** Only Apollo's normalized cache needs it. */
const withoutTypenames = (key: string, value: unknown): unknown =>
  key === '__typename' ? undefined : value;

/** An island's markup is the same whether the server or the device renders the page. */
const storedSite = (site: SiteContextValue): string =>
  JSON.stringify({ ...site, isOnDevice: undefined });

/** Whether React also runs here in the browser: in an island, or in the staff panel's preview. */
export const LiveContext = createContext(false);

/**
 * Makes a component that the browser hydrates separately. The rest of a public page is markup
 * without scripts.
 */
export function island<Props extends object>(
  { name, wake, className = 'contents', usesSite = false }: IslandOptions<Props>,
  Content: ComponentType<Props>,
): Island<Props> {
  function IslandHost(props: Props) {
    const site = useContext(SiteContext);
    const isLive = useContext(LiveContext);
    const marks = isLive
      ? {}
      : {
          'data-island': name,
          'data-wake': typeof wake === 'function' ? wake(props) : wake,
          'data-props': JSON.stringify(props, withoutTypenames),
          'data-site': usesSite && site ? storedSite(site) : undefined,
        };
    return (
      <div className={className} {...marks}>
        <LiveContext value>
          <Content {...props} />
        </LiveContext>
      </div>
    );
  }
  return Object.assign(IslandHost, { Content });
}
