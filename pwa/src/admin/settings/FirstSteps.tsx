import { useCallback, useState, type ReactNode } from 'react';
import { Button } from '../../shared/ui/primitives/Button.tsx';
import { Heading } from '../../shared/ui/primitives/Heading.tsx';
import { Icon } from '../../shared/ui/primitives/Icon.tsx';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { useAsync } from '../screen/useAsync.ts';
import { firstSteps } from './firstSteps.ts';
import { AdminFirstSteps } from './settings.adminOperations.ts';
import { settingsTexts } from './settings.texts.ts';
import './settings.css';

const texts = settingsTexts.first;
const HIDDEN = 'prviKoraciSakriveni';

/** On this device. */
function isHidden(): boolean {
  try {
    return localStorage.getItem(HIDDEN) !== null;
  } catch {
    return false;
  }
}

/** Shown until all are done or hidden. */
export function FirstSteps(): ReactNode {
  const { query } = useStaffCalls();
  const [hidden, setHidden] = useState(isHidden);
  const loaded = useAsync(
    useCallback(() => query(AdminFirstSteps, {}), [query]),
    // The dashboard also works without it.
    nothing,
  );
  if (hidden || !loaded.data) return null;
  const steps = firstSteps(loaded.data);
  const done = steps.filter(({ isDone }) => isDone).length;
  // The demo content completes some steps itself.
  if (done === steps.length || loaded.data.demoContent.present > 0) return null;
  return (
    <section className="first">
      <Heading level={2} text={texts.title} />
      <p className="settings-state">{texts.text}</p>
      <p>
        <b>{texts.done(done, steps.length)}</b>
      </p>
      <ol>
        {steps.map(({ label, href, isDone }) => (
          <li key={label}>
            {isDone ? (
              <span>
                <Icon name="check" />
                {label}
                <span className="visually-hidden">{`, ${texts.isDone}`}</span>
              </span>
            ) : (
              <a href={href}>{label}</a>
            )}
          </li>
        ))}
      </ol>
      <Button
        compact
        onClick={() => {
          setHidden(true);
          try {
            localStorage.setItem(HIDDEN, '1');
          } catch {
            // Then it is hidden until the next page load.
          }
        }}
      >
        {texts.hide}
      </Button>
    </section>
  );
}

const nothing = (): void => undefined;
