import type { ReactNode } from 'react';
import {
  SECTION_LABELS,
  SUBSCRIBED_SECTIONS,
  type NotificationProblem,
} from '@centar/domain/notificationPages.ts';
import type { CategorySlug } from '@centar/domain/sections.ts';
import { useSite } from '../../page/siteContext.ts';
import { paths } from '../../../shared/paths.ts';
import { CategoryBadge } from '../../../shared/ui/primitives/CategoryBadge.tsx';
import { classes } from '../../../shared/ui/primitives/classes.ts';
import { Icon } from '../../../shared/ui/primitives/Icon.tsx';
import { SideList, type SideRow } from '../../ui/detail/SideList.tsx';
import { FieldError, FormProblem } from '../../ui/form/KeptForm.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { EmptyState, type EmptyStateProps } from '../../ui/layout/EmptyState.tsx';
import { notificationTexts as texts } from './notifications.texts.ts';
import './Notifications.css';

export function Problem({ problem }: { problem: NotificationProblem | undefined }): ReactNode {
  return problem === undefined ? null : <FormProblem text={texts.problems[problem]} />;
}

export const emailError = (code: string | undefined): string | undefined =>
  code && (code === 'required' ? texts.errors.required : texts.errors.email);

export interface SectionsFieldProps {
  readonly legend: string;
  readonly chosen: readonly CategorySlug[];
  readonly error: string | undefined;
}

/** Without hidden types, unless they are chosen. */
export function SectionsField({ legend, chosen, error }: SectionsFieldProps): ReactNode {
  const { facts } = useSite();
  const shown = SUBSCRIBED_SECTIONS.filter(
    (slug) => !facts.hiddenTypes.includes(slug) || chosen.includes(slug),
  );
  const isWrong = error !== undefined;
  return (
    <fieldset
      className="form-choice"
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? 'sections-greska' : undefined}
    >
      <legend>{legend}</legend>
      <div className="section-tiles">
        {shown.map((slug) => (
          <label key={slug} className={classes('section-tile', `hue-${slug}`)}>
            <input
              type="checkbox"
              name="sections"
              value={slug}
              defaultChecked={chosen.includes(slug)}
            />
            <CategoryBadge slug={slug} size={20} />
            <span>{SECTION_LABELS[slug]}</span>
            <Icon name="check" size={20} />
          </label>
        ))}
      </div>
      <FieldError name="sections" error={error && texts.errors.sections} />
    </fieldset>
  );
}

export function NotificationSide(): ReactNode {
  const { side } = texts;
  const rows: readonly SideRow[] = [
    { icon: 'check', title: side.confirm, text: side.confirmText },
    { icon: 'cross', title: side.end, text: side.endText },
    {
      icon: 'trash',
      title: side.data,
      text: (
        <>
          {`${side.dataText} `}
          <a href={paths.privacy}>{side.privacy}</a>
        </>
      ),
    },
  ];
  return <SideList title={side.title} rows={rows} />;
}

/** Rendered by the device, offline. */
export function NoConnection(): ReactNode {
  const { title, text, whatsOn } = texts.offline;
  return <NoForm title={title} text={text} link={{ label: whatsOn, href: paths.whatsOn }} />;
}

export function EndedLink(): ReactNode {
  const { offersMail } = useSite();
  const link = offersMail
    ? { label: texts.ended.again, href: paths.notifications }
    : { label: texts.offline.whatsOn, href: paths.whatsOn };
  return <NoForm {...texts.own.ended} link={link} />;
}

function NoForm({
  title,
  text,
  link,
}: Pick<EmptyStateProps, 'title' | 'text' | 'link'>): ReactNode {
  return (
    <Container>
      <div className="notifications-offline">
        <EmptyState level={1} title={title} text={text} link={link} />
      </div>
    </Container>
  );
}
