import type { ReactNode } from 'react';
import { ButtonLink } from '../../shared/ui/primitives/Button.tsx';
import type { ShownList } from '../list/AdminList.tsx';
import type { FoundList, ItemList } from '../list/useItemList.ts';
import { LoadedView } from '../screen/LoadedView.tsx';
import { StaffScreen } from '../screen/StaffScreen.tsx';
import { staffTexts } from '../texts/staff.texts.ts';
import { DoneToast, type DoneToastProps } from '../toast/DoneToast.tsx';

export interface ItemListFrameProps<Row, List> extends Pick<DoneToastProps, 'sentences'> {
  readonly title: string;
  readonly subtitle?: string | undefined;
  /** `Dodaj vest` */
  readonly add: string;
  readonly create: string;
  readonly action?: ReactNode;
  readonly list: ItemList<Row, List>;
  readonly children: (shown: ShownList<Row>) => ReactNode;
}

export function ItemListFrame<Row, List extends FoundList<Row>>(
  props: ItemListFrameProps<Row, List>,
): ReactNode {
  const { title, subtitle, add, create, action, list, sentences, children } = props;
  const { done, failure, loaded, shownOf } = list;
  return (
    <StaffScreen
      title={title}
      subtitle={subtitle}
      action={
        <>
          {action}
          <ButtonLink kind="green" icon="plus" href={create}>
            {add}
          </ButtonLink>
        </>
      }
    >
      <DoneToast done={done} failure={failure} sentences={sentences} onRestored={loaded.reload} />
      <LoadedView loaded={loaded} failed={staffTexts.failedList}>
        {(found) => children(shownOf(found))}
      </LoadedView>
    </StaffScreen>
  );
}
