import { PAGE_HEADER } from '@centar/domain/pageContract.ts';
import { CACHE_HEADERS } from './cacheNames.ts';

export interface Rendered {
  readonly response: Response;
  /** The snapshot has all the page's data. */
  readonly isWhole: boolean;
}

/** `savedAt` is the moment of its content, ISO 8601. */
export interface DeviceAnswer {
  readonly response: Response;
  readonly savedAt: string;
}

interface Choice {
  /** From the last visit. */
  readonly cached: Response | undefined;
  /** When the server last confirmed the snapshot, ISO 8601; undefined without a snapshot. */
  readonly checkedAt: string | undefined;
  /** The worker's. */
  readonly build: string;
  readonly render: () => Promise<Rendered | undefined>;
}

/**
 * In this order: a cached page newer than the snapshot; a whole page from the snapshot; an older
 * cached page; a page with gaps. The scripts of a cached page of another build may be gone.
 */
export async function pageFromDevice({
  cached,
  checkedAt,
  build,
  render,
}: Choice): Promise<DeviceAnswer | undefined> {
  const cachedAt = cached?.headers.get(CACHE_HEADERS.at) ?? '';
  const visited = cached && { response: cached, savedAt: cachedAt };
  if (checkedAt === undefined) return visited;
  if (visited && cachedAt >= checkedAt && cached.headers.get(PAGE_HEADER) === build) return visited;
  const rendered = await render().catch(() => undefined);
  if (rendered && (rendered.isWhole || !visited)) {
    return { response: rendered.response, savedAt: checkedAt };
  }
  return visited;
}
