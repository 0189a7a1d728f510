import { requireAdministrator } from '../platform/policies.ts';
import type { ContentRoute } from '../items/transport/contentRoutes.ts';
import { toPictureVersion, toSitePicture } from './settings.resolver.ts';
import { settingsEdit, type SettingsService } from './settings.service.ts';
import { previousPictureFields } from './previousPictures.ts';
import { sitePictureFields } from './sitePictures.ts';

/** The specification has no such call. */
export function settingsRoutes(service: SettingsService): ContentRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/Settings/GetCentre',
      summary: 'The centre as its settings describe it: name, contact, hours, halls, texts',
      responseType: 'Centre',
      handler: async () => service.centre(),
    },
    {
      method: 'GET',
      path: '/api/Settings/GetGroup',
      summary: 'A group of settings: identity, contact, hours, about, halls, appearance or texts',
      policy: requireAdministrator,
      query: ['name'],
      responseType: 'SettingsGroup',
      handler: ({ actor, query }) => service.group(actor, query),
    },
    {
      method: 'GET',
      path: '/api/Settings/GetVersions',
      summary: 'The former states of a group of settings, the latest first',
      policy: requireAdministrator,
      query: ['name'],
      responseType: 'SettingsVersion[]',
      handler: ({ actor, query }) => service.versions(actor, query),
    },
    {
      method: 'PUT',
      path: '/api/Settings/Update',
      summary: 'Saves a group of settings',
      policy: requireAdministrator,
      json: settingsEdit,
      responseType: 'SettingsGroup',
      handler: ({ actor, body }) => service.update(actor, body),
    },
    {
      method: 'PUT',
      path: '/api/Settings/UpdatePicture',
      summary: 'Puts a picture into a place of the site: logo, hero, sharing, about, …',
      policy: requireAdministrator,
      form: { fields: sitePictureFields, file: 'image' },
      responseType: 'SitePicture',
      handler: async ({ actor, body, file }) =>
        toSitePicture(await service.replacePicture(actor, body, file)),
    },
    {
      method: 'GET',
      path: '/api/Settings/GetPictureVersions',
      summary: 'The former pictures of a place, the latest first',
      policy: requireAdministrator,
      query: ['slot'],
      responseType: 'SitePictureVersion[]',
      handler: async ({ actor, query }) =>
        (await service.pictureVersions(actor, query)).map(toPictureVersion),
    },
    {
      method: 'PUT',
      path: '/api/Settings/RestorePicture',
      summary: 'Puts a former picture into its place again',
      policy: requireAdministrator,
      json: previousPictureFields,
      responseType: 'SitePicture',
      handler: async ({ actor, body }) => toSitePicture(await service.restorePicture(actor, body)),
    },
    {
      method: 'DELETE',
      path: '/api/Settings/DeletePicture',
      summary: 'Takes a picture out of its place',
      policy: requireAdministrator,
      query: ['slot'],
      responseType: 'true',
      handler: ({ actor, query }) => service.removePicture(actor, query),
    },
  ];
}
