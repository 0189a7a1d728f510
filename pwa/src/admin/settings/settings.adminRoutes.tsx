import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { SETTINGS_GROUPS } from '@centar/domain/centre.ts';
import { adminPaths } from '../navigation/adminPaths.ts';
import { AdministratorGate } from '../screen/gates.tsx';
import { SETTINGS_TEXTS } from './settings.texts.ts';
import { SettingsGroupPage } from './SettingsGroupPage.tsx';
import { SettingsPage } from './SettingsPage.tsx';

export const settingsAdminRoutes: ReactNode = (
  <Route element={<AdministratorGate />}>
    <Route path={adminPaths.settings} element={<SettingsPage />} />
    {SETTINGS_GROUPS.map((group) => (
      <Route
        key={group}
        path={adminPaths.settingsGroup(SETTINGS_TEXTS[group].slug)}
        element={<SettingsGroupPage key={group} group={group} />}
      />
    ))}
  </Route>
);
