import { useCallback, type ComponentType, type ReactNode } from 'react';
import type { DocumentNode } from 'graphql';
import { useApolloClient } from '@apollo/client/react';
import type { CentreFacts } from '@centar/domain/centre.ts';
import { createPublicClient } from '../../public/graphql/publicClient.ts';
import { readPageData } from '../../public/page/pageData.ts';
import { QueryRunnerContext, queryKey } from '../../public/page/pageQuery.ts';
import type { QueryRunner } from '../../public/page/pageQuery.ts';
import type { RouteInput } from '../../public/page/publicRoute.ts';
import { SiteContext } from '../../public/page/siteContext.ts';
import '../../public/pages/pages.css';
import { findRoute } from '../../public/routes.tsx';
import { CallFailed } from '../graphql/staffFailure.ts';
import { LoadedView } from '../screen/LoadedView.tsx';
import { useAsync } from '../screen/useAsync.ts';
import { publicationTexts } from '../texts/publication.texts.ts';
import { AlertBox } from '../ui/AlertBox.tsx';
import { Modal } from '../ui/Modal.tsx';
import { apolloQueryRunner } from './apolloQueryRunner.ts';
import { dryRunOf } from './dryRun.ts';

const texts = publicationTexts.preview;

/** What a form would save. */
export interface TypedItem {
  /** The public page: `/news/3`; any number stands for an item that is not stored yet. */
  readonly path: string;
  /** The operation that would save it. */
  readonly save: DocumentNode;
  readonly input: object;
  /** A chosen picture that waits to be sent. */
  readonly picture: File | undefined;
}

interface Ready {
  readonly Page: ComponentType<RouteInput>;
  readonly input: RouteInput;
  readonly facts: CentreFacts;
  readonly runQuery: QueryRunner;
}

const visitors = createPublicClient(() => undefined);
const ignoreFailure = (): void => undefined;

/** The chosen picture as pages take one. */
async function imageOf(picture: File, alt: string): Promise<object> {
  const src = URL.createObjectURL(picture);
  const { width, height } = await createImageBitmap(picture);
  const srcSet = `${src} ${String(width)}w`;
  return { __typename: 'Image', src, srcSet, width, height, alt, placeholder: '#ddd' };
}

/** The public page of what is typed, drawn over the form, which stays as it is; nothing is saved. */
export function TypedPreview(props: {
  readonly item: TypedItem;
  readonly onClose: () => void;
}): ReactNode {
  const { item, onClose } = props;
  const client = useApolloClient();
  const load = useCallback(async (): Promise<Ready> => {
    const found = findRoute(item.path, new URLSearchParams());
    const [query] = found?.route.queries(found.input) ?? [];
    const mutation = query && dryRunOf(item.save, query.document);
    if (!found || !query || !mutation) throw new CallFailed({ code: 'NOT_FOUND', fields: {} });
    const { route, input } = found;
    const asking = client.mutate({
      mutation,
      variables: { input: item.input },
      context: { headers: { 'x-preview': '1' } },
      fetchPolicy: 'no-cache',
    });
    const [shell, answer] = await Promise.all([fetch('/app-shell'), asking, route.page.load()]);
    const document = new DOMParser().parseFromString(await shell.text(), 'text/html');
    const { Component } = route.page;
    const [key, typed] = Object.entries(answer.data ?? {})[0] ?? [];
    if (!Component || key === undefined) {
      throw new CallFailed({ code: 'INTERNAL_SERVER_ERROR', fields: {} });
    }
    const { imageAlt = '' } = item.input as { imageAlt?: string };
    const image = item.picture && { image: await imageOf(item.picture, imageAlt) };
    const data = { [key]: { ...typed, ...image } };
    const others = apolloQueryRunner(() => ({ client: visitors, fetchPolicy: 'cache-first' }));
    const runQuery: QueryRunner = (asked) =>
      queryKey(asked) === queryKey(query) ? { loading: false, data } : others(asked);
    return { Page: Component, input, facts: readPageData(document).facts, runQuery };
  }, [client, item]);
  const loaded = useAsync(load, ignoreFailure);
  return (
    <Modal open wide title={texts.title} onClose={onClose}>
      <AlertBox tone="amber" text={texts.typed} />
      <div
        // A link of the page would leave the form.
        onClickCapture={(event) => {
          if ((event.target as Element).closest('a')) event.preventDefault();
        }}
      >
        <LoadedView loaded={loaded} failed={texts.failed}>
          {({ Page, input, facts, runQuery }) => (
            <QueryRunnerContext value={runQuery}>
              <SiteContext
                value={{
                  facts,
                  origin: window.location.origin,
                  now: new Date(),
                  address: item.path,
                }}
              >
                <Page {...input} />
              </SiteContext>
            </QueryRunnerContext>
          )}
        </LoadedView>
      </div>
    </Modal>
  );
}
