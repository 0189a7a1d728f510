import type { ReactNode } from 'react';
import { SETTINGS_GROUPS } from '@centar/domain/centre.ts';
import { adminPaths, itemPaths } from '../navigation/adminPaths.ts';
import { StaffScreen } from '../screen/StaffScreen.tsx';
import { DemoContent } from './DemoContent.tsx';
import { SETTINGS_TEXTS, settingsTexts as texts } from './settings.texts.ts';
import './settings.css';

/** `/ap/podesavanja`: the groups of settings. */
export function SettingsPage(): ReactNode {
  const groups = [
    ...SETTINGS_GROUPS.map((group) => ({
      ...SETTINGS_TEXTS[group],
      href: adminPaths.settingsGroup(SETTINGS_TEXTS[group].slug),
    })),
    { ...texts.premises, href: itemPaths.PremisesPhoto.list },
  ];
  return (
    <StaffScreen title={texts.title} subtitle={texts.subtitle}>
      <nav className="settings-groups" aria-label={texts.title}>
        {groups.map(({ href, title, text }) => (
          <a key={href} href={href}>
            <b>{title}</b>
            <small>{text}</small>
          </a>
        ))}
      </nav>
      <DemoContent />
    </StaffScreen>
  );
}
