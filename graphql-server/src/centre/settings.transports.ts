import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { PictureSlot } from '@centar/domain/centre.ts';
import type { SitePicture as SitePictureRow } from '../../../prisma/generated/client.ts';
import { toIncoming, UploadScalar, type Upload } from '../platform/files/graphqlUpload.ts';
import { toImageView } from '../platform/files/imageView.ts';
import type { GraphqlContext } from '../platform/graphql/graphqlContext.ts';
import { requireAdministrator } from '../platform/policies.ts';
import type { ContentRoute } from '../items/transport/contentRoutes.ts';
import { settingsEdit, type SettingsService } from './settings.service.ts';
import { previousPictureFields, type PreviousPicture } from './previousPictures.ts';
import {
  Centre,
  SettingsEdit,
  SettingsGroup,
  SettingsVersion,
  SitePicture,
  SitePictureVersion,
} from './settings.types.ts';
import { sitePictureFields } from './sitePictures.ts';

const toSitePicture = (row: SitePictureRow): SitePicture => ({
  slot: row.slot as PictureSlot,
  version: row.version,
  image: toImageView(row),
});

const toPictureVersion = ({ picture, ...version }: PreviousPicture): SitePictureVersion => ({
  version: version.version,
  savedAt: version.savedAt,
  savedByName: version.savedByName,
  image: toImageView(picture),
});

@Resolver(() => Centre)
export class SettingsResolver {
  constructor(private readonly service: SettingsService) {}

  @Query(() => Centre, { description: 'The centre as its settings describe it' })
  centre(): Centre {
    return this.service.centre();
  }

  @Query(() => SettingsGroup, { description: 'Administrators only' })
  async settingsGroup(
    @Ctx() { actor }: GraphqlContext,
    @Arg('name', () => String) name: string,
  ): Promise<SettingsGroup> {
    return this.service.group(actor, { name });
  }

  @Query(() => [SettingsVersion], { description: 'Administrators only; the latest first' })
  async settingsVersions(
    @Ctx() { actor }: GraphqlContext,
    @Arg('name', () => String) name: string,
  ): Promise<SettingsVersion[]> {
    return this.service.versions(actor, { name });
  }

  @Query(() => [SitePictureVersion], { description: 'Administrators only; the latest first' })
  async sitePictureVersions(
    @Ctx() { actor }: GraphqlContext,
    @Arg('slot', () => String) slot: string,
  ): Promise<SitePictureVersion[]> {
    return (await this.service.pictureVersions(actor, { slot })).map(toPictureVersion);
  }

  @Mutation(() => SettingsGroup)
  async updateSettings(
    @Ctx() { actor }: GraphqlContext,
    @Arg('input', () => SettingsEdit) input: SettingsEdit,
  ): Promise<SettingsGroup> {
    return this.service.update(actor, { ...input });
  }

  @Mutation(() => SitePicture, {
    description:
      'Puts a picture into a place of the site; without a file the present one gets the text',
  })
  async updateSitePicture(
    @Ctx() { actor }: GraphqlContext,
    @Arg('slot', () => String) slot: string,
    @Arg('file', () => UploadScalar, { nullable: true }) file?: Upload | null,
    @Arg('alt', () => String, { nullable: true }) alt?: string | null,
  ): Promise<SitePicture> {
    const fields = { slot, ...(alt == null ? {} : { alt }) };
    return toSitePicture(await this.service.replacePicture(actor, fields, await toIncoming(file)));
  }

  @Mutation(() => SitePicture, { description: 'Puts a former picture into its place again' })
  async restoreSitePicture(
    @Ctx() { actor }: GraphqlContext,
    @Arg('slot', () => String) slot: string,
    @Arg('version', () => Int) version: number,
  ): Promise<SitePicture> {
    return toSitePicture(await this.service.restorePicture(actor, { slot, version }));
  }

  @Mutation(() => Boolean)
  async deleteSitePicture(
    @Ctx() { actor }: GraphqlContext,
    @Arg('slot', () => String) slot: string,
  ): Promise<boolean> {
    return this.service.removePicture(actor, { slot });
  }
}

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
