import { useId, useState, type PointerEvent, type ReactNode } from 'react';
import { focusPoint, focusText, type FocusPoint } from '@centar/domain/focusPoint.ts';
import { Button } from '../../../shared/ui/primitives/Button.tsx';
import { staffTexts } from '../../texts/staff.texts.ts';
import { Modal } from '../../ui/Modal.tsx';
import { severalTexts } from './several.texts.ts';
import '../../../shared/ui/primitives/Picture.css';
import './FocusDialog.css';

const { dialog: texts } = severalTexts;
const MIDDLE: FocusPoint = { x: 50, y: 50 };
const SHAPES = Object.entries(texts.shapes);

export interface FocusDialogProps {
  readonly src: string;
  /** `30% 12%`; empty: the middle. */
  readonly focus: string;
  readonly onClose: () => void;
  readonly onApply: (focus: string) => void;
}

/** A press on the picture, or two sliders for keys; each crop is shown as visitors will see it. */
export function FocusDialog({ src, focus, onClose, onApply }: FocusDialogProps): ReactNode {
  const [typed, setTyped] = useState(focus);
  const id = useId();
  const point = focusPoint(typed) ?? MIDDLE;
  const follow = (event: PointerEvent<HTMLElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * 100;
    const y = ((event.clientY - box.top) / box.height) * 100;
    setTyped(focusText({ x, y }));
  };
  const sliderOf = (axis: keyof FocusPoint) => ({
    id: `${id}-${axis}`,
    value: point[axis],
    onChange: (value: number): void => {
      setTyped(focusText({ ...point, [axis]: value }));
    },
  });
  return (
    <Modal
      open
      wide
      stick
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          <Button
            kind="quiet"
            onClick={() => {
              setTyped('');
            }}
          >
            {texts.middle}
          </Button>
          <Button onClick={onClose}>{staffTexts.cancel}</Button>
          <Button
            kind="green"
            onClick={() => {
              onApply(typed);
              onClose();
            }}
          >
            {texts.apply}
          </Button>
        </>
      }
    >
      <p className="field-help">{texts.lead}</p>
      <div className="focus">
        <div className="focus-side">
          <div
            className="focus-picture"
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              follow(event);
            }}
            onPointerMove={(event) => {
              if (event.buttons > 0) follow(event);
            }}
          >
            <img src={src} alt="" draggable={false} />
            <span
              className="focus-mark"
              style={{ left: `${String(point.x)}%`, top: `${String(point.y)}%` }}
            />
          </div>
          <Slider {...sliderOf('x')} label={texts.across} />
          <Slider {...sliderOf('y')} label={texts.down} />
        </div>
        <Crops src={src} focus={typed} />
      </div>
    </Modal>
  );
}

function Slider(props: {
  readonly id: string;
  readonly label: string;
  /** Percent. */
  readonly value: number;
  readonly onChange: (value: number) => void;
}): ReactNode {
  const { id, label, value, onChange } = props;
  const percent = `${String(value)}%`;
  return (
    <div className="focus-slider">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={value}
        aria-valuetext={percent}
        onChange={(event) => {
          onChange(Number(event.target.value));
        }}
      />
      <output>{percent}</output>
    </div>
  );
}

function Crops({ src, focus }: Pick<FocusDialogProps, 'src' | 'focus'>): ReactNode {
  return (
    <section aria-label={texts.crops} className="focus-crops">
      {SHAPES.map(([shape, name]) => (
        <figure key={shape}>
          <span className={`picture focus-${shape}`}>
            <img src={src} alt="" style={{ objectPosition: focus || undefined }} />
          </span>
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </section>
  );
}
