import { PAGE_HEADER } from '@centar/domain/pageContract.ts';
import { CACHE_HEADERS } from './cacheNames.ts';

/** A page that the device rendered from the snapshot. */
export interface Rendered {
  readonly response: Response;
  /** The snapshot has all data of the page. */
  readonly isWhole: boolean;
}

/** A page from the device and the moment that its content is from, ISO 8601. */
export interface DeviceAnswer {
  readonly response: Response;
  readonly savedAt: string;
}

interface Choice {
  /** The page as it was visited. */
  readonly kept: Response | undefined;
  /** When the server last confirmed the snapshot, ISO 8601; undefined without one. */
  readonly checkedAt: string | undefined;
  /** Identifies the worker's build. */
  readonly build: string;
  readonly render: () => Promise<Rendered | undefined>;
}

/**
 * The newest content, and a whole page before one with gaps: a visited page newer than the
 * snapshot; the page rendered from the snapshot; a visited page, which may be older; a page with
 * what there is. A visited page of another build may have lost its scripts.
 */
export async function pageFromDevice({
  kept,
  checkedAt,
  build,
  render,
}: Choice): Promise<DeviceAnswer | undefined> {
  const keptAt = kept?.headers.get(CACHE_HEADERS.at) ?? '';
  const visited = kept && { response: kept, savedAt: keptAt };
  if (checkedAt === undefined) return visited;
  if (visited && keptAt >= checkedAt && kept.headers.get(PAGE_HEADER) === build) return visited;
  const rendered = await render().catch(() => undefined);
  if (rendered && (rendered.isWhole || !visited)) {
    return { response: rendered.response, savedAt: checkedAt };
  }
  return visited;
}
