import type { Settings } from '@centar/domain/centre.ts';
import type { Auth } from './accounts/auth/createAuth.ts';
import { createUsers, type CreateUsersOptions } from './accounts/createUsers.ts';
import { AuditResolver, auditRoutes } from './audit/audit.transports.ts';
import { auditService } from './audit/audit.service.ts';
import type { CurrentCentre } from './centre/centre.ts';
import { demoSettings } from './centre/demoSettings.ts';
import { SettingsResolver, settingsRoutes } from './centre/settings.transports.ts';
import { settingsService } from './centre/settings.service.ts';
import { contentModules, ITEM_TYPE_DESCRIPTORS } from './contentTypes/registry.ts';
import {
  ContentHealthResolver,
  contentHealthRoutes,
  DeskResolver,
} from './items/health/health.transports.ts';
import { deskService } from './items/health/desk.service.ts';
import { StaffFindResolver } from './items/find/staffFind.resolver.ts';
import { staffFindService } from './items/find/staffFind.service.ts';
import { contentHealthService } from './items/health/contentHealth.service.ts';
import { createReservations, type Reservations } from './reservations/createReservations.ts';
import { createNotifications, type Notifications } from './notifications/createNotifications.ts';
import type { ContentRoute } from './items/transport/contentRoutes.ts';
import { readingsService } from './reports/readings.service.ts';
import { ReportsResolver, reportsRoutes } from './reports/reports.transports.ts';
import { reportsService } from './reports/reports.service.ts';
import type { FileStore } from './platform/files/fileStore.ts';

export interface ModuleParts extends Omit<CreateUsersOptions, 'auth'> {
  readonly auth: Auth;
  readonly files: FileStore;
  readonly centre: CurrentCentre;
  /** Codes of links in subscription mails are derived from it. */
  readonly linkKey: Buffer;
  /** For settings missing in the database. */
  readonly defaults: Settings;
}

/** Calls over both transports. */
export interface Modules {
  readonly routes: readonly ContentRoute[];
  readonly resolvers: readonly object[];
  /** Does not depend on the signed-in user. */
  readonly resetRoutes: ReturnType<typeof createUsers>['resetRoutes'];
  readonly reservations: Reservations;
  readonly notifications: Notifications;
}

/** THE list of calls, for the server's routes and the schema. */
export function createModules(parts: ModuleParts): Modules {
  const { database, files, clock, publicUrl, centre, defaults, auth } = parts;
  const dependencies = { database, files, clock, publicUrl };
  const settings = settingsService(dependencies, centre);
  const demo = demoSettings(database, centre, { defaults, clock });
  const content = contentModules(dependencies, demo, () => centre.settings);
  const users = createUsers(parts);
  const audit = auditService(database);
  const reservations = createReservations({ ...parts, limiter: auth.limiter });
  const notifications = createNotifications({ ...parts, limiter: auth.limiter });
  const types = ITEM_TYPE_DESCRIPTORS;
  const reports = reportsService({ database, clock, centre });
  const readings = readingsService(database, clock);
  const health = contentHealthService({ database, clock, types });
  const desk = deskService({ database, clock, types });
  const find = staffFindService({ database, files, clock }, types);
  return {
    routes: [
      ...content.flatMap(({ routes }) => routes),
      ...users.routes,
      ...auditRoutes(audit),
      ...contentHealthRoutes(health),
      ...settingsRoutes(settings),
      ...reservations.routes,
      ...notifications.routes,
      ...reportsRoutes(reports, readings),
    ],
    resolvers: [
      ...content.map(({ resolver }) => resolver),
      auth.resolver,
      ...users.resolvers,
      new AuditResolver(audit),
      new ContentHealthResolver(health),
      new DeskResolver(desk),
      new StaffFindResolver(find),
      new SettingsResolver(settings),
      ...reservations.resolvers,
      ...notifications.resolvers,
      new ReportsResolver(reports, readings),
    ],
    resetRoutes: users.resetRoutes,
    reservations,
    notifications,
  };
}
