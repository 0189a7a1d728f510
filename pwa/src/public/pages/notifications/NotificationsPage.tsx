import type { ReactNode } from 'react';
import { NOTIFIED, WEEKLY, type NotificationFormView } from '@centar/domain/notificationPages.ts';
import type { RouteInput } from '../../page/publicRoute.ts';
import { useSite } from '../../page/siteContext.ts';
import { paths } from '../../../shared/paths.ts';
import { Button, ButtonLink } from '../../../shared/ui/primitives/Button.tsx';
import { Icon } from '../../../shared/ui/primitives/Icon.tsx';
import { DetailHead } from '../../ui/detail/DetailHead.tsx';
import { DetailLayout } from '../../ui/detail/DetailLayout.tsx';
import { FormField, KeptForm } from '../../ui/form/KeptForm.tsx';
import { emailError, NoConnection, NotificationSide, Problem, SectionsField } from './parts.tsx';
import { notificationTexts as texts } from './notifications.texts.ts';

const MAX_EMAIL = 254;

export function NotificationsPage({ search }: RouteInput): ReactNode {
  const { notification: view } = useSite();
  if (view?.kind === 'ended') return <DetailLayout main={<Ended />} />;
  if (view?.kind !== 'form') return <NoConnection />;
  const { item } = view;
  return (
    <DetailLayout
      main={
        <>
          <DetailHead
            title={item?.title ?? texts.title}
            crumbs={
              item?.path
                ? { parents: [{ label: texts.item.toItem, href: item.path }] }
                : { parents: [{ label: texts.offline.whatsOn, href: paths.whatsOn }] }
            }
            author={item ? texts.item.title : undefined}
          />
          <p className="page-lead">{item ? texts.item.lead : texts.weekly.lead}</p>
          {search.get(NOTIFIED.done) === 'poslato' ? (
            <Sent topic={view.topic} />
          ) : (
            <SubscriptionForm view={view} />
          )}
        </>
      }
      sidebar={<NotificationSide />}
    />
  );
}

/** The same, whether or not the mailbox was subscribed. */
function Sent({ topic }: { topic: string }): ReactNode {
  const { sent } = texts;
  return (
    <section className="form-part" aria-labelledby="poslato">
      <h2 id="poslato">
        <Icon name="mail" size={32} /> {sent.title}
      </h2>
      <p>{sent.text}</p>
      <p className="form-quiet">{sent.noMail}</p>
      <p className="form-acts">
        <ButtonLink compact href={paths.subscription(topic)}>
          {sent.again}
        </ButtonLink>
      </p>
    </section>
  );
}

function SubscriptionForm({ view }: { view: NotificationFormView }): ReactNode {
  const { topic, email, sections, errors, problem } = view;
  const { form, weekly, item } = texts;
  const isWeekly = topic === WEEKLY;
  return (
    <section className="form-part" aria-labelledby="prijava">
      <h2 id="prijava">{isWeekly ? weekly.head : item.head}</h2>
      <KeptForm action={paths.subscription(topic)} unsent={texts.problems.offline}>
        <Problem problem={problem} />
        {isWeekly ? (
          <SectionsField legend={weekly.sections} chosen={sections} error={errors.sections} />
        ) : null}
        <FormField
          name="email"
          label={form.email}
          value={email}
          error={emailError(errors.email)}
          help={form.emailHelp}
          type="email"
          autoComplete="email"
          maxLength={MAX_EMAIL}
        />
        <p className="form-acts">
          <Button type="submit" kind="green" icon="mail">
            {form.send}
          </Button>
        </p>
      </KeptForm>
    </section>
  );
}

function Ended(): ReactNode {
  const { ended } = texts;
  const { offersMail } = useSite();
  return (
    <>
      <DetailHead title={ended.title} author={texts.title} />
      <section className="form-part" role="status">
        <p>{ended.text}</p>
        <p className="form-acts">
          {offersMail ? (
            <ButtonLink compact href={paths.notifications}>
              {ended.again}
            </ButtonLink>
          ) : null}
          <ButtonLink compact href={paths.whatsOn}>
            {texts.offline.whatsOn}
          </ButtonLink>
        </p>
      </section>
    </>
  );
}
