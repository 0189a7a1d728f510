import type { PageBundle } from '@centar/domain/pageContract.ts';
import { renderStaffDocument } from './document/document.tsx';
import { INLINE_SCRIPT } from './document/inlineScript.ts';
import { operationName } from './page/pageQuery.ts';
import { renderInTurns } from './renderInTurns.ts';
import { pageRenderer, pictureOfPage } from './renderPages.tsx';
import { snapshotQueries } from './snapshotQueries.ts';

const bundle: PageBundle = {
  ...pageRenderer({ renderMarkup: renderInTurns, isOnDevice: false }),
  sharedPictureOf: pictureOfPage,
  async collectSnapshot(query) {
    await snapshotQueries(async (one) => {
      const outcome = await query(operationName(one), one.variables);
      return 'data' in outcome ? outcome.data : undefined;
    });
  },
  renderStaffPage: renderStaffDocument,
  inlineScript: INLINE_SCRIPT,
};

export const {
  renderPage,
  renderNotFound,
  sharedPictureOf,
  collectSnapshot,
  renderStaffPage,
  inlineScript,
} = bundle;
