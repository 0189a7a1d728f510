import { useId, type MouseEvent, type ReactNode } from 'react';
import type { ImageView } from '@centar/domain/content/shared.ts';
import { galleryTexts } from './lightbox.texts.ts';
import { GalleryFrame } from '../../../shared/ui/primitives/GalleryFrame.tsx';
import { isPlain } from '../../../shared/press/isPlain.ts';
import { Heading } from '../../../shared/ui/primitives/Heading.tsx';
import { LinkedText } from '../../../shared/ui/primitives/LinkedText.tsx';
import { Icon } from '../../../shared/ui/primitives/Icon.tsx';
import { useLightbox } from './useLightbox.ts';
import './Lightbox.css';

export interface LightboxStep {
  readonly id: number;
  readonly href: string;
}

/** The pictures of one gallery page, in order. */
export interface LightboxPage {
  readonly steps: readonly LightboxStep[];
  /** The number of pictures on earlier pages. */
  readonly before: number;
  /** The number of pictures on all pages. */
  readonly total: number;
}

export interface LightboxProps {
  readonly id: number;
  readonly title: string;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  readonly image: ImageView | null;
  /** Without the frame of a painting. */
  readonly isPhoto?: boolean;
  /** Absent if the picture is on another page: its position is not shown. */
  readonly wallPage?: LightboxPage | undefined;
  readonly closeHref: string;
  readonly onClose: () => void;
  readonly onStep: (id: number) => void;
}

/**
 * A native `dialog`. Rendered open, it can be read and closed through links without JavaScript.
 * With JavaScript it is modal, with arrow keys, Escape and swipes.
 */
export function Lightbox(props: LightboxProps): ReactNode {
  const { id, title, facts, image, isPhoto = false, wallPage, closeHref, onClose, onStep } = props;
  const headingId = useId();
  const steps = wallPage?.steps ?? [];
  const index = steps.findIndex((step) => step.id === id);
  const at = (offset: number): LightboxStep | undefined =>
    index < 0 || steps.length < 2
      ? undefined
      : steps[(index + offset + steps.length) % steps.length];
  const previous = at(-1);
  const next = at(1);
  const { dialog, touch } = useLightbox({
    id,
    onClose,
    onPrevious: () => previous && onStep(previous.id),
    onNext: () => next && onStep(next.id),
  });
  const close = (event: MouseEvent): void => {
    if (!isPlain(event)) return;
    event.preventDefault();
    onClose();
  };
  return (
    <dialog className="lightbox" open ref={dialog} aria-labelledby={headingId} {...touch}>
      <a
        className="lightbox-out"
        href={closeHref}
        tabIndex={-1}
        aria-hidden="true"
        onClick={close}
      />
      <a className="lightbox-close" href={closeHref} onClick={close}>
        <Icon name="close" />
        {galleryTexts.close}
      </a>
      <div className="lightbox-picture">
        <GalleryFrame
          key={id}
          image={image}
          look={isPhoto ? 'photo' : 'large'}
          sizes="(min-width: 900px) 66vw, 100vw"
        />
      </div>
      <div className="lightbox-side">
        <Heading level={2} id={headingId} text={title} />
        <dl>
          {facts.map((fact) => (
            <Fact key={fact.name} {...fact} />
          ))}
        </dl>
        {wallPage && previous && next ? (
          <div className="lightbox-control" role="group" aria-label={galleryTexts.control}>
            <Step
              step={previous}
              label={galleryTexts.previous}
              icon="chevron-left"
              onStep={onStep}
            />
            <p aria-live="polite">
              <span aria-hidden="true">
                {galleryTexts.position(wallPage.before + index + 1, wallPage.total)}
              </span>
              <span className="visually-hidden">
                {galleryTexts.spoken(wallPage.before + index + 1, wallPage.total)}
              </span>
            </p>
            <Step step={next} label={galleryTexts.next} icon="chevron-right" onStep={onStep} />
          </div>
        ) : null}
      </div>
    </dialog>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }): ReactNode {
  if (!value) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <LinkedText text={value} />
      </dd>
    </div>
  );
}

interface StepProps {
  readonly step: LightboxStep;
  readonly label: string;
  readonly icon: 'chevron-left' | 'chevron-right';
  readonly onStep: (id: number) => void;
}

function Step({ step, label, icon, onStep }: StepProps): ReactNode {
  return (
    <a
      href={step.href}
      aria-label={label}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        onStep(step.id);
      }}
    >
      <Icon name={icon} />
    </a>
  );
}
