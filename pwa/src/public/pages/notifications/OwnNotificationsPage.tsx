import type { ReactNode } from 'react';
import {
  NOTIFIED,
  SECTION_LABELS,
  type OwnNotificationView,
} from '@centar/domain/notificationPages.ts';
import { ownValue } from '@centar/domain/objects.ts';
import type { RouteInput } from '../../page/publicRoute.ts';
import { useSite } from '../../page/siteContext.ts';
import { paths } from '../../../shared/paths.ts';
import { Button } from '../../../shared/ui/primitives/Button.tsx';
import { Icon } from '../../../shared/ui/primitives/Icon.tsx';
import { DetailHead } from '../../ui/detail/DetailHead.tsx';
import { DetailLayout } from '../../ui/detail/DetailLayout.tsx';
import { FactRows } from '../../ui/detail/FactRows.tsx';
import { KeptForm } from '../../ui/form/KeptForm.tsx';
import { EndedLink, NoConnection, NotificationSide, Problem, SectionsField } from './parts.tsx';
import { notificationTexts as texts } from './notifications.texts.ts';

const { own } = texts;

/** For the owner of the link. Only the buttons change anything. */
export function OwnNotificationsPage({ search }: RouteInput): ReactNode {
  const { notification: view } = useSite();
  if (view?.kind === 'ended') return <EndedLink />;
  if (view?.kind !== 'own') return <NoConnection />;
  const done = ownValue<string>(own.done, search.get(NOTIFIED.done));
  return (
    <DetailLayout
      main={
        <>
          <DetailHead
            title={view.isConfirmed ? own.confirmedTitle : own.confirmTitle}
            author={texts.ownTitle}
          />
          <section className="form-part" aria-label={texts.ownTitle}>
            <Problem problem={view.problem} />
            {done && !view.problem ? (
              <p className="form-done" role="status">
                <Icon name="check" /> {done}
              </p>
            ) : null}
            <p>{meaningOf(view)}</p>
            <Facts view={view} />
            {view.isConfirmed ? null : <Confirm code={view.code} />}
          </section>
          {view.isConfirmed && !view.item ? <Change view={view} /> : null}
          <End view={view} />
        </>
      }
      sidebar={<NotificationSide />}
    />
  );
}

function meaningOf({ isConfirmed, item }: OwnNotificationView): string {
  if (!isConfirmed) return own.confirmText;
  return item ? own.itemText : own.weeklyText;
}

function Facts({ view }: { view: OwnNotificationView }): ReactNode {
  const { email, item, sections, isConfirmed } = view;
  const title = item && (item.title || texts.item.gone);
  return (
    <FactRows
      facts={[
        { label: own.to, value: <span translate="no">{email}</span> },
        {
          label: own.what,
          value: item?.path ? <a href={item.path}>{title}</a> : (title ?? ''),
        },
        {
          label: texts.weekly.sections,
          value: item || isConfirmed ? '' : sections.map((slug) => SECTION_LABELS[slug]).join(', '),
        },
      ]}
    />
  );
}

/** By a button, since mail scanners open links. */
function Confirm({ code }: { code: string }): ReactNode {
  return (
    <KeptForm action={paths.ownNotifications(code)} unsent={texts.problems.offline}>
      <input type="hidden" name="act" value="potvrda" />
      <p className="form-acts">
        <Button type="submit" kind="green" icon="check">
          {own.confirm}
        </Button>
      </p>
    </KeptForm>
  );
}

function Change({ view }: { view: OwnNotificationView }): ReactNode {
  return (
    <section className="form-part notifications-part" aria-labelledby="izmena">
      <h2 id="izmena">{own.change}</h2>
      <KeptForm action={paths.ownNotifications(view.code)} unsent={texts.problems.offline}>
        <input type="hidden" name="act" value="izmena" />
        <SectionsField
          legend={texts.weekly.sections}
          chosen={view.sections}
          error={view.errors.sections}
        />
        <p className="form-acts">
          <Button type="submit">{own.save}</Button>
        </p>
      </KeptForm>
    </section>
  );
}

/** One press. */
function End({ view }: { view: OwnNotificationView }): ReactNode {
  return (
    <section className="form-part notifications-part" aria-labelledby="odjava">
      <h2 id="odjava">{own.endTitle}</h2>
      <p>{own.endText}</p>
      <KeptForm action={paths.ownNotifications(view.code)} unsent={texts.problems.offline}>
        <input type="hidden" name="act" value="odjava" />
        <p className="form-acts">
          <Button type="submit" kind="red">
            {own.end}
          </Button>
        </p>
      </KeptForm>
    </section>
  );
}
