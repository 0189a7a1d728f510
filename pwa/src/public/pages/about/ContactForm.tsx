import type { ReactNode } from 'react';
import { telephones } from '@centar/domain/links.ts';
import type { CentreFacts } from '@centar/domain/centre.ts';
import { aboutTexts } from './about.texts.ts';
import { ButtonLink } from '../../../shared/ui/primitives/Button.tsx';
import { shownText } from '../../../shared/script/script.ts';
import { mailtoAddress, type MailtoMessage } from '../../browser/mailto.ts';
import './ContactForm.css';

const texts = aboutTexts.letter;

/** Mail programs limit the length of a `mailto:` address. */
const LONGEST_MESSAGE = 1000;
const LONGEST_LINE = 120;

const NOTHING: MailtoMessage = { name: '', subject: '', message: '' };

/**
 * Not a form: nothing is sent from here (product decision 9). The button is a `mailto:` link with
 * the typed text. Without JavaScript only the link is shown.
 */
export function ContactForm({ facts }: { facts: CentreFacts }): ReactNode {
  const { email, phone } = facts;
  const subject = shownText(texts.defaultSubject);
  return (
    <div
      className="contact"
      role="group"
      aria-label={texts.title}
      data-start="letter"
      data-email={email}
      data-subject={subject}
    >
      <p className="contact-text">{texts.lead}</p>
      <p className="contact-noscript">{texts.noScript}</p>
      <div className="contact-fields">
        <label>
          {texts.name}
          <input name="name" autoComplete="name" maxLength={LONGEST_LINE} />
        </label>
        <label>
          {texts.subject}
          <input name="subject" autoComplete="off" maxLength={LONGEST_LINE} />
        </label>
        <label className="contact-message">
          {texts.message}
          <textarea name="message" rows={6} maxLength={LONGEST_MESSAGE} />
        </label>
      </div>
      <div className="contact-actions">
        <ButtonLink
          kind="green"
          href={mailtoAddress(email, NOTHING, subject)}
          iconAfter="arrow-right"
        >
          {texts.open}
        </ButtonLink>
        {telephones(phone).map(({ href, label }) => (
          <ButtonLink key={href} href={href}>
            {texts.call(label)}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}
