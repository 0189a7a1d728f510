import { useState, type ReactNode } from 'react';
import type { ImageView } from '@centar/domain/content/shared.ts';
import { readMoment } from '@centar/domain/dates.ts';
import { TEXT_LIMITS } from '@centar/domain/rules.ts';
import { Button } from '../../../shared/ui/primitives/Button.tsx';
import { fieldErrorSentence } from '../../texts/errors.texts.ts';
import { publicationTexts } from '../../texts/publication.texts.ts';
import { Modal, type ModalProps } from '../../ui/Modal.tsx';
import { MomentField } from '../../ui/MomentField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { manyRowsTexts as texts } from './manyRows.texts.ts';
import '../../pictures/many/ManyPictures.css';

function Dialog(
  props: Pick<ModalProps, 'title' | 'onClose' | 'children' | 'wide'> & {
    readonly act: string;
    readonly onAct: () => void;
  },
): ReactNode {
  const { act, onAct, ...modal } = props;
  return (
    <Modal
      {...modal}
      open
      actions={
        <>
          <Button compact onClick={props.onClose}>
            {texts.cancel}
          </Button>
          <Button compact kind="green" onClick={onAct}>
            {act}
          </Button>
        </>
      }
    />
  );
}

export function PlanDialog(props: {
  readonly count: number;
  readonly onClose: () => void;
  /** With an ISO 8601 moment. */
  readonly onPlan: (at: string) => void;
}): ReactNode {
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const moment = readMoment(typed);
  const error =
    typed.trim() === ''
      ? publicationTexts.momentMissing
      : typeof moment === 'string'
        ? fieldErrorSentence(moment)
        : undefined;
  return (
    <Dialog
      title={texts.planTitle(props.count)}
      onClose={props.onClose}
      act={texts.plan}
      onAct={() => {
        setTried(true);
        if (moment instanceof Date) props.onPlan(moment.toISOString());
      }}
    >
      <MomentField
        id="many-plan"
        label={publicationTexts.moment}
        help={publicationTexts.hint.at}
        value={typed}
        error={isTried ? error : undefined}
        onChange={setTyped}
      />
    </Dialog>
  );
}

export function SectionDialog(props: {
  readonly count: number;
  readonly sections: readonly string[];
  readonly onClose: () => void;
  readonly onMove: (section: string) => void;
}): ReactNode {
  const { count, sections, onClose, onMove } = props;
  const [section, setSection] = useState(sections[0] ?? '');
  return (
    <Dialog
      title={texts.moveTitle(count)}
      onClose={onClose}
      act={texts.moveNow}
      onAct={() => {
        onMove(section);
      }}
    >
      <SelectField
        id="many-section"
        label={texts.section}
        options={sections.map((value) => ({ value, label: value }))}
        value={section}
        onChange={setSection}
      />
    </Dialog>
  );
}

interface Picture {
  readonly id: number;
  readonly title: string;
  readonly image?: ImageView | null;
}

export function DescribeDialog(props: {
  readonly pictures: readonly Picture[];
  readonly onClose: () => void;
  /** By id. */
  readonly onDescribe: (words: ReadonlyMap<number, string>) => void;
}): ReactNode {
  const { pictures, onClose, onDescribe } = props;
  const [words, setWords] = useState<ReadonlyMap<number, string>>(
    () => new Map(pictures.map(({ id, image }) => [id, image?.alt ?? ''])),
  );
  const [isTried, setTried] = useState(false);
  const isLong = (text: string): boolean => text.trim().length > TEXT_LIMITS.note;
  return (
    <Dialog
      title={texts.describeTitle}
      wide
      onClose={onClose}
      act={texts.save}
      onAct={() => {
        setTried(true);
        if ([...words.values()].some(isLong)) return;
        onDescribe(new Map([...words].map(([id, text]) => [id, text.trim()])));
      }}
    >
      <p className="many-pictures-lead">{texts.describeHint}</p>
      <ul className="many-pictures-list">
        {pictures.map(({ id, title, image }) => {
          const text = words.get(id) ?? '';
          return (
            <li key={id}>
              <span className="many-pictures-thumbnail">
                {image ? <img src={image.src} alt="" loading="lazy" /> : null}
              </span>
              <div className="many-pictures-fields">
                <TextField
                  id={`many-words-${String(id)}`}
                  label={title}
                  optional
                  value={text}
                  error={isTried && isLong(text) ? fieldErrorSentence('tooLong') : undefined}
                  onChange={(typed) => {
                    setWords(new Map(words).set(id, typed));
                  }}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
