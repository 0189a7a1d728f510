import { useState, type ReactNode } from 'react';
import { Button, ButtonLink } from '../../shared/ui/primitives/Button.tsx';
import { usersTexts } from '../users/users.texts.ts';
import type { StaffUser } from '../users/users.adminOperations.ts';
import { StaffHead } from '../ui/StaffHead.tsx';
import type { Decision } from './decisions.ts';
import { deskTexts } from './desk.texts.ts';

const texts = deskTexts.decisions;
/** Before 'Prikaži još'. */
const SHOWN = 7;

export type DraftAct = Extract<Decision['act'], { kind: 'publish' }>;

export interface DecisionsViewProps {
  readonly decisions: readonly Decision[];
  readonly onPublish: (draft: DraftAct) => void;
  readonly onPassword: (user: StaffUser) => void;
}

/** 'Traži odluku' */
export function DecisionsView({ decisions, onPublish, onPassword }: DecisionsViewProps): ReactNode {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? decisions : decisions.slice(0, SHOWN);
  const more = decisions.length - shown.length;
  return (
    <section className="decisions">
      <StaffHead level={2} title={texts.title} />
      {decisions.length === 0 ? <p className="panel-text">{texts.none}</p> : null}
      <ul>
        {shown.map(({ key, title, text, act }) => (
          <li key={key}>
            <p>
              {act.kind === 'publish' ? <a href={act.href}>{title}</a> : <b>{title}</b>}
              <small>{text}</small>
            </p>
            {act.kind === 'link' ? (
              <ButtonLink compact href={act.href} aria-label={`${act.label}: ${title}`}>
                {act.label}
              </ButtonLink>
            ) : act.kind === 'publish' ? (
              <Button
                compact
                aria-label={`${texts.publish}: ${act.title}`}
                onClick={() => {
                  onPublish(act);
                }}
              >
                {texts.publish}
              </Button>
            ) : (
              <Button
                compact
                aria-label={usersTexts.link.ofUser(act.user.name)}
                onClick={() => {
                  onPassword(act.user);
                }}
              >
                {texts.link}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <Button
          compact
          kind="quiet"
          onClick={() => {
            setWhole(true);
          }}
        >
          {texts.more(more)}
        </Button>
      ) : null}
    </section>
  );
}
